import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from '@/tests/site/support/test';
import { launchOptions } from '../support/browser';
import { nightly } from '../support/nightly';
import { type Site, serve, startSite } from '../support/site';
import { chooseServer, execute, operation, showConsole } from './support';

let site: Site;
let server: Site;
let browser: Browser;
let published: string;

beforeAll(async () => {
  site = await startSite();
  server = await serve((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('[]');
  });
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
  await server?.close();
});

it('a page of the internet says that the permission for the local network is missing', nightly, async () => {
  const page = await browser.newPage();
  await showConsole(page, { url: published }, '#/Forms/listForms');
  await chooseServer(page, server.url);
  const text = await execute(operation(page, 'listForms'));
  expect(text).toContain(`The browser did not let this page call ${server.url}`);
  expect(text).not.toContain('Nothing answered');
});
