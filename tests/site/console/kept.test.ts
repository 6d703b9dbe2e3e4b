import type { Page } from '@playwright/test';
import { format } from '@/shared/i18n/format';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import {
  choose,
  execute,
  executeLogin,
  getText,
  openConsole,
  openPanel,
  operation,
  requestBody,
  signIn,
  startConsole,
  storedText,
} from './support';

const SESSION = 'console.session.sandbox';
const getSession = (page: Page) =>
  page.evaluate((name) => window.sessionStorage.getItem(name) ?? '', SESSION);
const create = (page: Page) => execute(operation(page, 'createForm'));

beforeEach(({ page }) => openConsole(page, '#/Forms/createForm'));

describe('the account', () => {
  it('shows when it expires, survives a reload, ends with its token, and signs out', async ({ page }) => {
    await signIn(page);
    await page.getByText(/Signed in as admin@endatix.com until \d\d:\d\d/).waitFor();
    expect(await storedText(page)).not.toContain('eyJ');
    await page.evaluate((name) => {
      const kept = JSON.parse(window.sessionStorage.getItem(name) ?? '{}');
      const [head, claims] = String(kept.accessToken).split('.');
      const session = { ...kept, accessToken: `${head}.${claims}.AAAA` };
      window.sessionStorage.setItem(name, JSON.stringify(session));
    }, SESSION);
    await page.reload();
    await page.getByText('Signed in as').waitFor();
    expect(await create(page)).toContain('401 Unauthorized');
    await page.getByText('The token of this session is not accepted any more.').waitFor();
    await page.getByRole('button', { name: 'Sign in as administrator' }).click();
    await page.getByText('Signed in as').waitFor();
    expect(await create(page)).toContain('201 Created');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText(ui.console.notSignedIn).waitFor();
    expect(await create(page)).toContain('401 Unauthorized');
  });

  it('follows a tab in which the same account signs in', async ({ page, context }) => {
    await signIn(page);
    const first = await getSession(page);
    const other = await context.newPage();
    await openConsole(other);
    await signIn(other);
    await expect.poll(async () => (await getSession(page)) === (await getSession(other))).toBe(true);
    expect(await getSession(page)).not.toBe(first);
  });

  it('ends with a reload when the sandbox is in memory', async ({ page, site }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await signIn(page);
    await page.getByText(saying(ui.console.sandboxMemory)).waitFor();
    expect(await getSession(page)).toBe('');
    await page.reload();
    await page.getByText(ui.console.notSignedIn).waitFor();
  });
});

it('the history fills in requests again, and keeps no secrets', async ({ page }) => {
  const entries = page.locator('.console-history li');
  await signIn(page);
  await requestBody(page, 'createForm').fill(
    '{"name":"Twice","isEnabled":true,"formDefinitionJsonData":"{}"}',
  );
  expect(await create(page)).toContain('201 Created');
  await requestBody(page, 'createForm').fill('{}');
  await openPanel(page, 'menu');
  await page.getByRole('button', { name: 'Fill in again Create a form' }).click();
  await page.getByText(ui.console.changesData).waitFor();
  await openPanel(page, 'menu');
  expect(await entries.count()).toBe(1);
  await create(page);
  await openPanel(page, 'menu');
  await expect.poll(() => entries.count()).toBe(2);
  expect(await requestBody(page, 'createForm').inputValue()).toContain('"Twice"');

  const answer = await executeLogin(page, 'P@ssw0rd');
  expect(answer).toContain('200 OK');
  await openPanel(page, 'menu');
  expect(await getText(entries.first())).toContain(`, ${/ in (\d+) ms/.exec(answer)?.[1]} ms`);
  const text = await storedText(page);
  expect(text).toContain('console.history');
  expect(text).not.toMatch(/P@ssw0rd|eyJ/);
  await page.reload();
  await openPanel(page, 'menu');
  await page.getByRole('button', { name: 'Fill in again Sign in with' }).click();
  await page.getByText(format(ui.console.fillSecrets, { names: 'password' })).waitFor();
  expect(JSON.parse(await requestBody(page, 'login').inputValue())).toEqual({
    email: 'admin@endatix.com',
    password: '',
  });
});

it('drafts survive a reload and Back, without secrets', async ({ page }) => {
  await choose(page, 'login');
  const login = requestBody(page, 'login');
  const example = await login.inputValue();
  await login.fill('{"email":"reader@example.com","password":"S3cret!!"}');
  await choose(page, 'listSubmissions');
  const formId = operation(page, 'listSubmissions').getByRole('textbox', { name: 'formId' });
  await formId.fill('4711');
  for (const leave of [
    () => page.reload(),
    async () => {
      await page.goto('/docs/');
      await page.goBack();
    },
  ]) {
    await leave();
    await expect(formId).toHaveValue('4711');
    await choose(page, 'login');
    await expect(login).toHaveValue(/reader@example\.com/);
    await page.getByText('What you typed is here again, without password').waitFor();
    expect(await login.inputValue()).not.toContain('S3cret');
    expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain('S3cret');
    await choose(page, 'listSubmissions');
  }
  await choose(page, 'login');
  await operation(page, 'login').getByRole('button', { name: ui.console.restore }).click();
  await expect(login).toHaveValue(example);
  await page.reload();
  await expect(login).toHaveValue(example);
});

it('damaged stored data is dropped, with one notice', async ({ page }) => {
  const notice = page.locator('.console-notice').getByText(/forgotten|dropped/);
  const signedOut = page.locator('.console-bar').getByText(ui.console.notSignedIn);
  const last = { id: '1', time: 1e300, status: 200, target: '', removed: [], milliseconds: 1 };
  for (const [server, history, session, drafts] of [
    ['javascript:alert(1)', '[{"id":1}]', '{"email":1}', 'null'],
    [
      `http://${'x'.repeat(5000)}`,
      JSON.stringify([{ ...last, call: { operationId: 'login', parameters: {} } }]),
      '{"email":"a","accessToken":"b","refreshToken":null,"expires":1e300}',
      '{"createForm":{"parameters":{"a":1}}}',
    ],
    ['garbage', '[', '<b>', '{"createForm":null}'],
  ] as const) {
    await page.evaluate(
      ([server = '', history = '', session = '', drafts = '']) => {
        window.localStorage.setItem('api-example.server', server);
        window.localStorage.setItem('console.history', history);
        window.sessionStorage.setItem('console.session.sandbox', session);
        window.sessionStorage.setItem('console.drafts', drafts);
      },
      [server, history, session, drafts],
    );
    await page.reload();
    await startConsole(page);
    await expect(notice.first()).toBeVisible();
    await signedOut.waitFor();
    await expect(requestBody(page, 'createForm')).toHaveValue(/"name"/);
  }
  await page.reload();
  await startConsole(page);
  await expect(signedOut).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await create(page)).toContain('401 Unauthorized from the sandbox');
});
