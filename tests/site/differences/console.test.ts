import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { execute, executeLogin, operation, startConsole, textOf } from '../console/support';
import { shellSite } from '../layout/support/shell-site';
import { openWithServer, replayServer } from './support';

const site = shellSite();
const server = replayServer();
/** A server whose access tokens live four seconds, and whose clock is far ahead. */
const hasty = replayServer({ lifetime: 4, ahead: 89 * 60_000 });

const ADMINISTRATOR = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

async function openConsole(origin: string): Promise<Page> {
  const page = await openWithServer(site, '/docs/api/#/Forms/listForms', origin);
  await startConsole(page);
  return page;
}

/** Types credentials into the sign-in dialog. */
async function submit(page: Page, { email, password } = ADMINISTRATOR): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: ui.console.signIn }).click();
  await dialog.getByLabel(ui.panel.email).fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signIn(page: Page): Promise<void> {
  await submit(page);
  await page.getByText('Signed in as').waitFor();
}

const list = (page: Page) => execute(operation(page, 'listForms'));

const refreshes = ({ now }: ReturnType<typeof replayServer>) =>
  now.requests.filter(({ path }) => path === '/api/auth/refresh-token');

describe('the console on an Endatix server', () => {
  it('gives the reason of the server for a wrong password, signs in, and sends requests that the server takes', async () => {
    const page = await openConsole(server.now.url);
    const alert = page.getByRole('dialog').getByRole('alert');
    await submit(page, { ...ADMINISTRATOR, password: 'not-the-password' });
    await expect(alert).toHaveText('The supplied credentials are invalid!');
    await submit(page, { ...ADMINISTRATOR, email: 'nobody@example.com' });
    await expect(alert).not.toHaveText('The supplied credentials are invalid!');
    await expect(alert).not.toHaveText(/^The server responded/);
    await signIn(page);
    expect(await list(page)).toContain('200 OK');
    const [, sent] = server.now.requests.filter(({ path }) => path.startsWith('/api/')).slice(-2);
    expect(sent?.authorization).toMatch(/^Bearer \S/);
    expect(sent?.contentType).toBeUndefined();
    const refused = await executeLogin(page, 'not-the-password');
    expect(refused).toContain('400 Bad Request');
    expect(refused).toContain('The supplied credentials are invalid!');
  });

  it('keeps the session over a reload of the tab, and not when the reader says so', async () => {
    const page = await openConsole(server.now.url);
    await signIn(page);
    await page.reload();
    await page.getByText('Signed in as').waitFor();
    await page.locator('.console-who').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: ui.console.signIn }).click();
    await page.getByLabel('Keep me signed in').uncheck();
    await signIn(page);
    await page.reload();
    await page.getByText(ui.console.notSignedIn).waitFor();
  });

  it('says what a response without CORS headers most likely was', async () => {
    const page = await openConsole(server.now.url);
    const unsigned = await list(page);
    expect(unsigned).toContain('It was probably 401 (no token was sent)');
    expect(unsigned).not.toContain('allowed origins');
    const link = operation(page, 'listForms').getByRole('link', {
      name: 'known differences of Endatix servers',
    });
    const target = new URL((await link.getAttribute('href')) ?? '', site.url);
    const response = await page.request.get(target.href);
    expect(response.status()).toBe(200);
    const ids = parse(await response.text())
      .querySelectorAll('[id]')
      .map(({ id }) => id);
    expect(ids).toContain(target.hash.slice(1));
    await signIn(page);
    expect(await list(page)).toContain('200 OK');
    server.now.endTokens();
    expect(await list(page)).toContain('the token has expired or isn’t accepted there');
  });
});

describe('a session on an Endatix server', () => {
  it('is renewed with the old token in the header, whatever the clock of the server says', async () => {
    const page = await openConsole(hasty.now.url);
    await page.clock.install();
    await signIn(page);
    await page.clock.runFor(4_000);
    await expect.poll(() => refreshes(hasty).length).toBeGreaterThan(0);
    const [first] = refreshes(hasty);
    expect(first?.authorization).toMatch(/^Bearer \S/);
    const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh-token'));
    // A renewed token is kept for ten seconds at least.
    await page.clock.runFor(10_000);
    expect((await renewed).status()).toBe(200);
    await page.getByText('Signed in as').waitFor();
    expect(await list(page)).toContain('200 OK');
  });

  it('that ended elsewhere is told, and the reader signs in again', async () => {
    const page = await openConsole(hasty.now.url);
    await signIn(page);
    hasty.now.endRefreshToken();
    await page.getByText('The session has ended. Sign in again.').waitFor();
    await page.getByText(ui.console.notSignedIn).waitFor();
    await signIn(page);
    expect(await textOf(page.locator('.console-who'))).toContain(ADMINISTRATOR.email);
  });
});
