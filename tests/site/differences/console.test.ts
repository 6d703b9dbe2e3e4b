import { expect, it } from '@/tests/site/support/test';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { execute, open, requestBody, startConsole, submitAccount } from '../console/support';
import { ADMINISTRATOR } from '../support/page';
import { openWithServer } from './support';

const WRONG = { ...ADMINISTRATOR, password: 'not-the-password' };

it('the console explains on an Endatix server what a response without CORS headers was, why a sign-in was rejected, and names known differences', async ({
  page,
  closeAfter,
}) => {
  const server = await closeAfter(startReplayServer());
  await openWithServer(page, '/docs/api/#/Forms/listForms', server.url);
  await startConsole(page);
  const list = await open(page, 'listForms');
  const unsigned = await execute(list);
  expect(unsigned).toContain('It was probably 401 (no token was sent)');
  expect(unsigned).not.toContain('allowed origins');
  const link = list.getByRole('link', { name: 'known differences of Endatix servers' });
  await expect(link).toHaveAttribute('href', /#401-without-cors$/);

  const dialog = await submitAccount(page, WRONG);
  await expect(dialog.getByRole('alert')).toHaveText('The supplied credentials are invalid!');
  await submitAccount(page);
  await dialog.getByText('Signed in as').waitFor();
  await page.keyboard.press('Escape');
  expect(await execute(list)).toContain('200');
  const sent = server.requests.filter(({ path }) => path.startsWith('/api/forms')).at(-1);
  expect(sent?.authorization).toMatch(/^Bearer \S/);
  expect(sent?.contentType).toBeUndefined();
  server.endTokens();
  expect(await execute(list)).toContain('the token has expired or isn’t accepted there');

  const login = await open(page, 'login');
  await requestBody(page, 'login').fill(JSON.stringify(WRONG));
  expect(await execute(login)).toContain('The supplied credentials are invalid!');
  const known = login.getByRole('link', { name: 'Wrong credentials return problem details' });
  expect(await known.getAttribute('href')).toMatch(/#login-problem-details$/);
});
