import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from '@/tests/site/support/test';
import { launchOptions } from '../support/browser';
import { nightly } from '../support/nightly';
import { type Site, startSite } from '../support/site';
import { chooseServer, execute, operation, showConsole } from './support';

let site: Site;
let server: Server;
let browser: Browser;
let published: string;
const portOf = (running: Server) => (running.address() as AddressInfo).port;

beforeAll(async () => {
  site = await startSite();
  server = createServer((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The page counts as one of the internet, as the published site is, under a name and as safe as one with https.
  const { host, port } = new URL(site.url);
  published = `http://docs.test:${port}`;
  const args = [
    ...(launchOptions.args ?? []),
    `--ip-address-space-overrides=${host}=public`,
    '--host-resolver-rules=MAP docs.test 127.0.0.1',
    `--unsafely-treat-insecure-origin-as-secure=${published}`,
  ];
  browser = await chromium.launch({ ...launchOptions, args });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  server?.close();
});

it('a page of the internet says that the permission for the local network is missing', nightly, async () => {
  const page = await browser.newPage();
  await showConsole(page, { url: published }, '#/Forms/listForms');
  const origin = `http://127.0.0.1:${portOf(server)}`;
  await chooseServer(page, origin);
  const text = await execute(operation(page, 'listForms'));
  expect(text).toContain(`The browser did not let this page call ${origin}`);
  expect(text).not.toContain('Nothing answered');
});
