import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { type ReplayServer, startReplayServer } from '@/tests/support/replay-server/server';
import { execute, executeLogin, operation, startConsole } from '../console/support';
import { ADMINISTRATOR, submitSignIn } from '../support/page';
import { openWithServer } from './support';

/** Opens the console for a reader of a server that replays the records. */
async function openAt(page: Page, server: ReplayServer): Promise<void> {
  await openWithServer(page, '/docs/api/#/Forms/listForms', server.url);
  await startConsole(page);
}

/** Submits the sign-in dialog. */
async function submit(page: Page, credentials = ADMINISTRATOR): Promise<void> {
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('button', { name: ui.console.signIn }).click();
  await submitSignIn(page, credentials);
}

async function signIn(page: Page): Promise<void> {
  await submit(page);
  await page.getByText('Signed in as').waitFor();
}

const list = (page: Page) => execute(operation(page, 'listForms'));

describe('the console on an Endatix server', () => {
  it('shows why a sign-in was rejected, and signs in for the chosen duration', async ({
    page,
    closeAfter,
  }) => {
    const server = await closeAfter(startReplayServer());
    await openAt(page, server);
    const alert = page.getByRole('dialog').getByRole('alert');
    await submit(page, { ...ADMINISTRATOR, password: 'not-the-password' });
    await expect(alert).toHaveText('The supplied credentials are invalid!');
    await submit(page, { ...ADMINISTRATOR, email: 'nobody@example.com' });
    await expect(alert).not.toHaveText('The supplied credentials are invalid!');
    await expect(alert).not.toHaveText(/^The server responded/);

    await page.getByLabel('Keep me signed in').uncheck();
    await signIn(page);
    expect(await list(page)).toContain('200 OK');
    const [, sent] = server.requests.filter(({ path }) => path.startsWith('/api/')).slice(-2);
    expect(sent?.authorization).toMatch(/^Bearer \S/);
    expect(sent?.contentType).toBeUndefined();
    const refused = await executeLogin(page, 'not-the-password');
    expect(refused).toContain('400 Bad Request');
    expect(refused).toContain('The supplied credentials are invalid!');
    const known = operation(page, 'login').getByRole('link', {
      name: 'Wrong credentials return problem details',
    });
    expect(await known.getAttribute('href')).toMatch(/#login-problem-details$/);
    await page.reload();
    await page.getByText(ui.console.notSignedIn).waitFor();
  });

  it('explains what a response without CORS headers most likely was', async ({ page, site, closeAfter }) => {
    const server = await closeAfter(startReplayServer());
    await openAt(page, server);
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
    server.endTokens();
    expect(await list(page)).toContain('the token has expired or isn’t accepted there');
  });

  it('renews a session with any clock, and shows when it ended', async ({ page, closeAfter }) => {
    // Its access tokens expire after four seconds, and its clock is far ahead.
    const server = await closeAfter(startReplayServer({ lifetime: 4, ahead: 89 * 60_000 }));
    const refreshes = () => server.requests.filter(({ path }) => path === '/api/auth/refresh-token');
    await openAt(page, server);
    await page.clock.install();
    await signIn(page);
    await page.clock.runFor(4_000);
    await expect.poll(() => refreshes().length).toBeGreaterThan(0);
    expect(refreshes()[0]?.authorization).toMatch(/^Bearer \S/);
    const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh-token'));
    // A renewed token is used for at least ten seconds.
    await page.clock.runFor(10_000);
    expect((await renewed).status()).toBe(200);
    await page.getByText('Signed in as').waitFor();
    expect(await list(page)).toContain('200 OK');

    server.endRefreshToken();
    await page.clock.runFor(20_000);
    await page.getByText('The session has ended. Sign in again.').waitFor();
    await page.getByText(ui.console.notSignedIn).waitFor();
    await signIn(page);
    await expect(page.locator('.console-who')).toContainText(ADMINISTRATOR.email);
  });
});
