import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '@/api/node/server';
import { readSettings } from '@/api/node/settings';
import { format } from '@/lib/i18n/format';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import {
  choose,
  chooseSandbox,
  chooseServer,
  eachConsole,
  execute,
  openPanel,
  operation,
  signIn,
  textOf,
} from './support';

let api: RunningServer;
/** Answers everything, but allows no other origin. */
let closed: Server;
let page: Page;
const site = eachConsole(
  '#/Forms/listForms',
  (next) => {
    page = next;
  },
  {
    permissions: ['clipboard-read', 'clipboard-write'],
  },
);

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const key = 'k'.repeat(48);
  const settings = readSettings(
    ['--memory', '--demo'],
    { NODE_ENV: 'test', PORT: '0', ENDATIX_JWT_SIGNING_KEY: key },
    tmpdir(),
  );
  if (!settings) throw new Error('The settings asked for the usage only.');
  api = await startServer(settings);
  closed = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await api?.close();
  closed?.close();
});

const use = (address: string) => chooseServer(page, address);

const answer = () => execute(operation(page, 'listForms'));

describe('a server of the reader', () => {
  it('is signed in to with typed credentials, answers, and is remembered', async () => {
    await use(`${api.url}/`);
    await page.getByText(saying(ui.panel.serverMeans, { origin: api.url })).waitFor();
    await page.getByRole('button', { name: ui.console.signIn }).click();
    const dialog = page.getByRole('dialog', { name: format(ui.panel.signInAtServer, { origin: api.url }) });
    await dialog.getByLabel(ui.panel.email).fill('admin@endatix.com');
    await dialog.getByLabel('Password').fill('P@ssw0rd');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Signed in as').waitFor();
    const text = await answer();
    expect(text).toContain(`200 OK from ${api.url}`);
    expect(text).toContain('Customer feedback');
    await page.reload();
    await openPanel(page, 'server');
    expect(await page.getByLabel('Base URL').inputValue()).toBe(api.url);
    await page.getByText('Signed in as').waitFor();
    const kept = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
    expect(kept).not.toMatch(/eyJ|P@ssw0rd/);
  });

  it('understands the code that is copied in the sandbox', async () => {
    await choose(page, 'login');
    const block = operation(page, 'login');
    expect(await execute(block)).toContain('200 OK');
    await block.locator('.console-sent summary').click();
    const code = await textOf(block.locator('.console-sent code').last());
    expect(code).toContain('BASE_URL=http://localhost:5001');
    expect(code).toContain('curl "$BASE_URL/api/auth/login"');
    const data = /--data-raw '([\s\S]*)'/.exec(code)?.[1] ?? '';
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${api.url}/api/auth/login`, { method: 'POST', headers, body: data });
    expect(response.status).toBe(200);
  });

  it('is understood by the address that its start prints, and looked at', async () => {
    await use(`${api.url}/api`);
    await page.getByText(format(ui.panel.isEndatix, { origin: api.url })).waitFor();
    await use(api.url.replace('http://', ''));
    await page.getByText(format(ui.panel.isEndatix, { origin: api.url })).waitFor();
    expect(await page.getByLabel('Base URL').inputValue()).toBe(api.url);
  });

  it('that rejects CORS is distinguished from one that does not run', async () => {
    await use(`http://127.0.0.1:${portOf(closed)}`);
    const rejected = await answer();
    expect(rejected).toContain(`doesn't allow pages from ${new URL(site.url).origin}`);
    const link = operation(page, 'listForms').getByRole('link', { name: 'CORS settings' });
    expect(await link.getAttribute('href')).toContain('/docs/configuration/settings/cors-settings');

    const unused = createServer();
    await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve));
    const port = portOf(unused);
    await new Promise((resolve) => unused.close(resolve));
    await use(`http://127.0.0.1:${port}`);
    expect(await answer()).toContain(`http://127.0.0.1:${port} didn't respond.`);
  });

  it('says the same when signing in', async () => {
    await use(`http://127.0.0.1:${portOf(closed)}`);
    await page.getByRole('button', { name: ui.console.signIn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(ui.panel.email).fill('admin@endatix.com');
    await dialog.getByLabel('Password').fill('P@ssw0rd');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'CORS' }).waitFor();
  });

  for (const [address, problem] of [
    ['ftp://example.com', saying(ui.panel.noScheme)],
    ['not an address', saying(ui.panel.noAddress)],
    ['https://a:b@example.com', saying(ui.panel.bareAddress)],
  ] as const) {
    it(`is not taken from ${address}`, async () => {
      await use(address);
      await page.getByRole('alert').filter({ hasText: problem }).waitFor();
      expect(await page.getByLabel('Base URL').getAttribute('aria-invalid')).toBe('true');
    });
  }

  it('gives way to the sandbox again, each with its own session', async () => {
    await signIn(page);
    await use(api.url);
    await page.getByText(ui.console.notSignedIn).waitFor();
    await chooseSandbox(page);
    await page.getByText('Signed in as').waitFor();
    expect(await answer()).toContain('from the sandbox in this browser');
  });
});
