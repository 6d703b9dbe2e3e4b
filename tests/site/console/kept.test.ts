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
  it('follows another tab, survives a reload, ends with its token, and signs out', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.getByText(/Signed in as admin@endatix.com until \d\d:\d\d/).waitFor();
    expect(await storedText(page)).not.toContain('eyJ');
    const first = await getSession(page);
    const other = await context.newPage();
    await openConsole(other);
    await signIn(other);
    await expect.poll(async () => (await getSession(page)) === (await getSession(other))).toBe(true);
    expect(await getSession(page)).not.toBe(first);
    await other.close();
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

it('drafts survive a reload and Back without secrets, and end with a chosen example', async ({ page }) => {
  await choose(page, 'login');
  const login = requestBody(page, 'login');
  const example = await login.inputValue();
  await login.fill('{"email":"reader@example.com","password":"S3cret!!"}');
  await choose(page, 'listSubmissions');
  const formId = operation(page, 'listSubmissions').getByRole('textbox', { name: 'formId' });
  await formId.fill('4711');
  await page.reload();
  await expect(formId).toHaveValue('4711');
  await choose(page, 'login');
  await expect(login).toHaveValue(/reader@example\.com/);
  await page.getByText('What you typed is here again, without password').waitFor();
  expect(await login.inputValue()).not.toContain('S3cret');
  expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain('S3cret');
  const chosen = operation(page, 'login').locator('.opblock-section').getByLabel(ui.console.example);
  await chosen.selectOption({ index: 1 });
  await expect(login).toHaveValue(example);
  await page.goto('/docs/');
  await page.goBack();
  await expect(login).toHaveValue(example);
  await expect(formId).toHaveValue('4711');
});

// tests/unit/console contains what counts as damaged.
it('damaged stored data is dropped, with one notice', async ({ page }) => {
  const notice = page.locator('.console-notice').getByText(/forgotten|dropped/);
  const signedOut = page.locator('.console-bar').getByText(ui.console.notSignedIn);
  await page.evaluate(() => {
    window.localStorage.setItem('api-example.server', 'javascript:alert(1)');
    window.localStorage.setItem('console.history', '[{"id":1}]');
    window.sessionStorage.setItem('console.session.sandbox', '{"email":1}');
    window.sessionStorage.setItem('console.drafts', '{"createForm":null}');
  });
  for (const notices of [1, 0]) {
    await page.reload();
    await startConsole(page);
    await signedOut.waitFor();
    await expect(notice).toHaveCount(notices);
    await expect(requestBody(page, 'createForm')).toHaveValue(/"name"/);
  }
  expect(await create(page)).toContain('401 Unauthorized from the sandbox');
});
