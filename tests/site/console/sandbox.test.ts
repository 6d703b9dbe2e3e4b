import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { format } from '@/lib/i18n/format';
import { afterEach, beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { watchFaults } from '../support/browser';
import { testSite } from '../support/test-site';
import {
  choose,
  execute,
  type OpenConsole,
  openConsole,
  openPanel,
  operation,
  signIn,
  startConsole,
  textOf,
} from './support';

const site = testSite();
let opened: OpenConsole;
let page: Page;

beforeEach(async () => {
  opened = await openConsole(site, '#/Forms/createForm', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  ({ page } = opened);
});
afterEach(() => opened.close());

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
const stored = () =>
  page.evaluate(() => JSON.stringify({ ...window.localStorage }) + document.cookie + window.location.href);
const body = (id: string) => operation(page, id).getByRole('textbox', { name: 'Request body' });

/** Fills in the sign-in of the console's own login operation and executes it. */
async function executeLogin(password: string): Promise<string> {
  await choose(page, 'login');
  await body('login').fill(JSON.stringify({ email: 'admin@endatix.com', password }));
  return execute(operation(page, 'login'));
}

describe('executing in the sandbox', () => {
  it('creates a form after one press signed the administrator in, and nothing leaves the browser', async () => {
    const faults = watchFaults(page, site.url);
    const block = operation(page, 'createForm');
    expect(await execute(block)).toContain('401 Unauthorized');
    await signIn(page);
    await block.getByText('token is sent').waitFor();
    const response = await execute(block);
    expect(response).toContain('201 Created');
    expect(response).toMatch(/"id": "\d{19}"/);
    expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
  });

  it('shows ids of lists with all their digits', async () => {
    await signIn(page);
    await choose(page, 'listSubmissions');
    const block = operation(page, 'listSubmissions');
    await block.getByRole('button', { name: 'Pick formId' }).click();
    await block.getByLabel('Existing values of formId').selectOption({ index: 1 });
    const response = await execute(block);
    const shown = /"id": (\d{19})/.exec(response)?.[1] ?? '';
    await choose(page, 'getSubmission');
    const read = operation(page, 'getSubmission');
    await read.getByRole('button', { name: 'Pick formId' }).click();
    await read.getByLabel('Existing values of formId').selectOption({ index: 1 });
    await read.getByRole('textbox', { name: 'submissionId' }).fill(shown);
    expect(await execute(read)).toContain('200 OK');
  });

  it('names a path parameter that is missing or malformed, and sends nothing', async () => {
    await choose(page, 'getForm');
    const block = operation(page, 'getForm');
    await block.getByRole('button', { name: 'Execute' }).click();
    await block.locator('.console-bad', { hasText: 'formId' }).waitFor();
    await block.getByRole('textbox', { name: 'formId' }).fill('latest');
    await block.getByRole('button', { name: 'Execute' }).click();
    await block.locator('.console-bad', { hasText: /formId.*integer/ }).waitFor();
    await openPanel(page, 'menu');
    expect(await textOf(page.locator('.console-history h2'))).toMatch(/0$/);
  });
});

describe('the account', () => {
  it('says until when, survives a reload in this tab, and signs out', async () => {
    await signIn(page);
    await page.getByText(/Signed in as admin@endatix.com until \d\d:\d\d/).waitFor();
    expect(await stored()).not.toContain('eyJ');
    await page.reload();
    await page.getByText('Signed in as').waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText(ui.console.notSignedIn).waitFor();
    expect(await execute(operation(page, 'createForm'))).toContain('401 Unauthorized');
  });

  it('follows a tab in which the same account signs in', async () => {
    const sessionOf = (tab: Page) =>
      tab.evaluate(() => window.sessionStorage.getItem('console.session.sandbox') ?? '');
    await signIn(page);
    const first = await sessionOf(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await startConsole(other);
    await signIn(other);
    await expect.poll(async () => (await sessionOf(page)) === (await sessionOf(other))).toBe(true);
    expect(await sessionOf(page)).not.toBe(first);
    await other.close();
  });

  it('ends when its token is not accepted any more, and offers to sign in again', async () => {
    await signIn(page);
    await page.evaluate(() => {
      const kept = JSON.parse(window.sessionStorage.getItem('console.session.sandbox') ?? '{}');
      const [head, claims] = String(kept.accessToken).split('.');
      const session = { ...kept, accessToken: `${head}.${claims}.AAAA` };
      window.sessionStorage.setItem('console.session.sandbox', JSON.stringify(session));
    });
    await page.reload();
    await page.getByText('Signed in as').waitFor();
    expect(await execute(operation(page, 'createForm'))).toContain('401 Unauthorized');
    await page.getByText('The token of this session is not accepted any more.').waitFor();
    await page.getByRole('button', { name: 'Sign in as administrator' }).click();
    await page.getByText('Signed in as').waitFor();
    expect(await execute(operation(page, 'createForm'))).toContain('201 Created');
  });

  it('is not kept over a reload by a sandbox that lives in memory alone', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await signIn(page);
    await page.getByText(saying(ui.console.sandboxMemory)).waitFor();
    expect(await page.evaluate(() => window.sessionStorage.getItem('console.session.sandbox'))).toBeNull();
    await page.reload();
    await page.getByText(ui.console.notSignedIn).waitFor();
  });

  it('takes other credentials and pasted tokens', async () => {
    await openPanel(page, 'account');
    await page.getByRole('button', { name: ui.console.otherAccount }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to the sandbox' });
    await dialog.getByLabel(ui.panel.email).fill('admin@endatix.com');
    await dialog.getByLabel('Password').fill('not-the-password');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByText('The supplied credentials are invalid!').waitFor();
    await dialog.getByLabel('Or paste an access token').fill('Bearer a.b.c');
    await dialog.getByRole('button', { name: 'Use this token' }).click();
    await page.locator('.console-who').getByText(ui.console.ownToken).waitFor();
    expect(await execute(operation(page, 'createForm'))).toContain('401 Unauthorized');
  });
});

describe('the history', () => {
  it('tells the time that the response tells, and shows a secret of the path by its name', async () => {
    await choose(page, 'getSubmissionByToken');
    const block = operation(page, 'getSubmissionByToken');
    await block.getByRole('textbox', { name: 'formId' }).fill('12');
    await block.getByRole('textbox', { name: 'submissionToken' }).fill('A'.repeat(64));
    const milliseconds = / in (\d+) ms/.exec(await execute(block))?.[1];
    await openPanel(page, 'menu');
    const entry = await textOf(page.locator('.console-history li').first());
    expect(entry).toContain(`, ${milliseconds} ms`);
    expect(entry).toContain('/api/forms/12/submissions/by-token/{submissionToken}');
  });

  it('runs a request again, after a look where it changes data', async () => {
    await signIn(page);
    await body('createForm').fill('{"name":"Twice","isEnabled":true,"formDefinitionJsonData":"{}"}');
    expect(await execute(operation(page, 'createForm'))).toContain('201 Created');
    await body('createForm').fill('{}');
    await openPanel(page, 'menu');
    await page.getByRole('button', { name: 'Fill in again Create a form' }).click();
    await page.getByText(ui.console.changesData).waitFor();
    await openPanel(page, 'menu');
    expect(await page.locator('.console-history li').count()).toBe(1);
    await execute(operation(page, 'createForm'));
    await openPanel(page, 'menu');
    await expect.poll(() => page.locator('.console-history li').count()).toBe(2);
    expect(await body('createForm').inputValue()).toContain('"Twice"');
  });

  it('keeps no password and no token, and asks for them when run again', async () => {
    expect(await executeLogin('P@ssw0rd')).toContain('200 OK');
    const text = await stored();
    expect(text).toContain('console.history');
    expect(text).not.toContain('P@ssw0rd');
    expect(text).not.toContain('eyJ');
    await page.reload();
    await openPanel(page, 'menu');
    await page.getByRole('button', { name: 'Fill in again Sign in with' }).click();
    await page.getByText(format(ui.console.fillSecrets, { names: 'password' })).waitFor();
    expect(JSON.parse(await body('login').inputValue())).toEqual({
      email: 'admin@endatix.com',
      password: '',
    });
  });
});

describe('copying and sharing', () => {
  const languages: [string, RegExp][] = [
    ['cURL', /^BASE_URL=http:\/\/localhost:5001\n[\s\S]*^curl "\$BASE_URL\/api\/forms"/m],
    ['HTTP file', /^@baseUrl = http:\/\/localhost:5001\n[\s\S]*^POST \{\{baseUrl\}\}\/api\/forms$/m],
    ['C#', /HttpMethod\.Post, \$"\{baseUrl\}\/api\/forms"/],
    ['TypeScript', /await fetch\(`\$\{baseUrl\}\/api\/forms`/],
    ['Python', /requests\.post\(\n +f"\{base_url\}\/api\/forms"/],
    ['PowerShell', /-Method POST -Uri "\$baseUrl\/api\/forms"/],
    ['Java', /URI\.create\(baseUrl \+ "\/api\/forms"\)/],
    ['Go', /send\("POST", baseUrl\+"\/api\/forms"/],
  ];

  it('gives the request in each language', async () => {
    const block = operation(page, 'createForm');
    await block.getByRole('button', { name: 'Copy as' }).click();
    const code = block.locator('.console-request-code');
    const copy = code.getByRole('button', { name: /^Cop(y|ied)$/ });
    for (const [language, expected] of languages) {
      await block.getByLabel('Language').selectOption({ label: language });
      await copy.click();
      await expect.poll(clipboard, language).toMatch(expected);
      await code.getByText('Copied').waitFor();
    }
  });

  it('restores operation, parameters and body from a link without secrets', async () => {
    await signIn(page);
    const definition = '{"name":"Shared ü","isEnabled":true,"formDefinitionJsonData":"{}"}';
    await body('createForm').fill(definition);
    await operation(page, 'createForm').getByRole('button', { name: 'Share link' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await clipboard();
    expect(link).not.toContain('eyJ');
    const other = await site.browser.newContext();
    const fresh = await other.newPage();
    await fresh.goto(link);
    await fresh.getByText(format(ui.console.linkFilled, { operation: 'createForm' })).waitFor();
    const field = operation(fresh, 'createForm').getByRole('textbox', { name: 'Request body' });
    await expect.poll(async () => JSON.parse(await field.inputValue())).toEqual(JSON.parse(definition));
    await other.close();
  });

  it('leaves passwords out of links and says so', async () => {
    await executeLogin('S3cret!!');
    await operation(page, 'login').getByRole('button', { name: 'Share link' }).click();
    await page.getByText(format(ui.console.leftOut, { names: 'password' })).waitFor();
    const code = (await clipboard()).split('/with/')[1] ?? '';
    expect(Buffer.from(code, 'base64url').toString()).not.toContain('S3cret');
  });

  it('says when a link is damaged', async () => {
    await page.goto(`${site.url}/docs/api/#/Forms/createForm/with/abc`);
    await page.reload();
    await page.getByText('The request in this link is damaged').waitFor();
  });
});

describe('ids to pick', () => {
  it('need a sign-in, and offer what was created here first', async () => {
    await choose(page, 'getForm');
    const block = operation(page, 'getForm');
    await block.getByRole('button', { name: 'Pick formId' }).click();
    await block.getByText('Sign in first').waitFor();
    await signIn(page);
    await execute(operation(page, 'createForm'));
    await block.getByRole('button', { name: 'Pick formId' }).click();
    const select = block.getByLabel('Existing values of formId');
    expect(await textOf(select.locator('option').nth(1))).toContain('created just now');
    await select.selectOption({ index: 1 });
    expect(await execute(block)).toContain('200 OK');
  });
});

describe('the data of the sandbox', () => {
  it('can be exported, reset after a question, and imported again', async () => {
    await signIn(page);
    await body('createForm').fill('{"name":"Kept","isEnabled":true,"formDefinitionJsonData":"{}"}');
    const created = await execute(operation(page, 'createForm'));
    const id = /"id": "(\d+)"/.exec(created)?.[1] ?? '';
    await openPanel(page, 'menu');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 15).toString()).toBe('SQLite format 3');

    const dialog = page.getByRole('dialog', { name: 'Reset the sandbox?' });
    await page.getByRole('button', { name: ui.console.reset }).click();
    await dialog.getByRole('button', { name: ui.console.keepData }).click();
    await page.getByText('Signed in as').waitFor();
    await page.getByRole('button', { name: ui.console.reset }).click();
    await dialog.getByRole('button', { name: ui.console.resetDo }).click();
    await page.getByText(ui.console.hasDemo).waitFor();
    await page.getByText('The sandbox data was replaced').waitFor();

    const status = async () => {
      await signIn(page);
      await choose(page, 'getForm');
      const block = operation(page, 'getForm');
      await block.getByRole('textbox', { name: 'formId' }).fill(id);
      return execute(block);
    };
    expect(await status()).toContain('404 Not Found');
    await openPanel(page, 'menu');
    await page.locator('input[type=file]').setInputFiles(await download.path());
    await page.getByRole('button', { name: ui.console.replace }).click();
    await page.getByText(saying(ui.console.imported)).waitFor();
    await page.reload();
    expect(await status()).toContain('200 OK');
  });

  it('are not replaced by a foreign file', async () => {
    await openPanel(page, 'menu');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no database') });
    await page.getByRole('button', { name: ui.console.replace }).click();
    await page.locator('.console-part .console-bad').waitFor();
    await signIn(page);
  });
});
