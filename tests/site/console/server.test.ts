import { format } from '@/shared/i18n/format';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { ADMINISTRATOR } from '../support/page';
import { serve } from '../support/site';
import {
  chooseServer,
  execute,
  open,
  openAuthorize,
  openConsole,
  requestBody,
  startConsole,
  submitAccount,
} from './support';

const WRONG = { ...ADMINISTRATOR, password: 'not-the-password' };

it('an Endatix server is used and remembered, and its rejections explained', async ({ page, closeAfter }) => {
  const server = await closeAfter(startReplayServer());
  await openConsole(page, '#/Forms/listForms');
  await chooseServer(page, `${server.url}/`);
  const list = await open(page, 'listForms');
  const unsigned = await execute(list);
  // What a browser learns from a response without CORS headers.
  expect(unsigned).toContain('It was probably 401 (no token was sent)');
  expect(unsigned).not.toContain('allowed origins');
  const link = list.getByRole('link', { name: 'known differences of Endatix servers' });
  await expect(link).toHaveAttribute('href', /#401-without-cors$/);

  const dialog = await openAuthorize(page);
  await expect(dialog.getByLabel(ui.panel.email)).toBeFocused();
  await submitAccount(page, WRONG);
  await expect(dialog.getByRole('alert')).toHaveText('The supplied credentials are invalid!');
  await submitAccount(page);
  const signedIn = dialog.getByText('Signed in as');
  await signedIn.waitFor();
  await expect(signedIn).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await execute(list)).toContain('200');
  await expect(list.locator('.request-url')).toContainText(`${server.url}/api/forms`);
  const sent = server.requests.filter(({ path }) => path.startsWith('/api/forms')).at(-1);
  expect(sent?.authorization).toMatch(/^Bearer \S/);
  expect(sent?.contentType).toBeUndefined();

  await page.reload();
  await startConsole(page);
  await expect(page.getByLabel(ui.panel.address)).toHaveValue(server.url);
  const kept = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  expect(kept).not.toMatch(/eyJ|P@ssw0rd/);
  await open(page, 'listForms');
  expect(await execute(list)).toContain('200');
  server.endTokens();
  expect(await execute(list)).toContain('the token has expired or isn’t accepted there');

  const login = await open(page, 'login');
  await requestBody(page, 'login').fill(JSON.stringify(WRONG));
  expect(await execute(login)).toContain('The supplied credentials are invalid!');
  const known = login.getByRole('link', { name: 'Wrong credentials return problem details' });
  expect(await known.getAttribute('href')).toMatch(/#login-problem-details$/);
  await page.getByLabel(ui.console.servers, { exact: true }).selectOption(ui.console.sandboxServer);
  expect(await execute(list)).toContain('401');
});

it('a server has operations that the sandbox lacks, the sign-in below a 401 sends again, and the page says when it rejects CORS', async ({
  page,
  site,
  closeAfter,
}) => {
  const sent: string[] = [];
  const server = await closeAfter(
    serve((request, response) => {
      const isLogin = request.url === '/api/auth/login';
      const isKnown = isLogin || request.method === 'OPTIONS' || request.headers.authorization;
      if (isKnown) sent.push(`${request.method} ${request.url}`);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(isLogin ? JSON.stringify({ accessToken: 'a.b.c', refreshToken: 'd' }) : '[]');
    }),
  );
  await openConsole(page, '#/Themes/listThemes');
  const themes = await open(page, 'listThemes');
  await expect(themes.locator('.opblock-summary')).toContainText('(your server only)');
  expect(await execute(themes)).toContain(ui.panel.serverOnly);
  await chooseServer(page, server.url);
  expect(await execute(themes)).toContain('401');
  await themes.getByRole('button', { name: ui.panel.signInAndSend }).click();
  const signIn = page.getByRole('dialog', { name: format(ui.panel.signInAtServer, { origin: server.url }) });
  await expect(signIn.getByLabel(ui.panel.email)).toBeFocused();
  const ofToken = signIn.locator('form', { has: page.getByLabel(ui.panel.orToken) });
  await ofToken.getByLabel(ui.panel.orToken).fill('two words');
  await ofToken.getByRole('button', { name: ui.panel.useToken }).click();
  await ofToken.getByRole('alert').waitFor();
  await submitAccount(page);
  await expect(themes.locator('.live-responses-table')).toContainText('200');
  await expect(signIn).toHaveCount(0);
  expect(sent).toContain('GET /api/themes?page=1&pageSize=10');

  // Without a response, the previous one is not shown, and the request can be canceled.
  const silent = await closeAfter(serve(() => undefined));
  await chooseServer(page, silent.url);
  await themes.getByRole('button', { name: 'Execute' }).click();
  await expect(themes.locator('.live-responses-table')).toHaveCount(0);
  await themes.getByRole('button', { name: ui.console.cancel }).click();
  await themes.getByText(ui.console.cancelled).waitFor();
  await expect(themes.getByRole('button', { name: 'Execute' })).toBeFocused();
  await expect(themes.getByRole('button', { name: ui.console.cancel })).toHaveCount(0);

  /** Responds to everything, but allows no other origin. */
  const closed = await closeAfter(serve((_request, response) => response.end('{}')));
  await chooseServer(page, closed.url);
  expect(await execute(themes)).toContain(`doesn't allow pages from ${new URL(site.url).origin}`);
  const link = themes.getByRole('link', { name: 'CORS settings' });
  expect(await link.getAttribute('href')).toContain('/docs/configuration/settings/cors-settings');
  const dialog = await submitAccount(page);
  await dialog.getByRole('alert').filter({ hasText: 'CORS' }).waitFor();
});
