import type { Page } from '@playwright/test';
import { format } from '@/lib/i18n/format';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { nightly } from '../support/nightly';
import { testSite } from '../support/test-site';
import { type OddServer, startOddServer } from './malformed-server';
import {
  chooseSandbox,
  chooseServer,
  closePanel,
  execute,
  firstChunk,
  openConsole,
  openPanel,
  operation,
  signIn,
  startConsole,
  textOf,
} from './support';

const site = testSite();
let odd: OddServer;
let page: Page;
let close: () => Promise<void>;

beforeAll(async () => {
  odd = await startOddServer();
});
afterAll(() => odd.close());
beforeEach(async () => {
  ({ page, close } = await openConsole(site, '#/Forms/listForms'));
});
afterEach(() => close());

const block = () => operation(page, 'listForms');
async function press(name: string): Promise<void> {
  await closePanel(page);
  await block().getByRole('button', { name, exact: true }).click();
}

describe('the response to Execute', () => {
  it('comes into view where it would open below the window', async () => {
    await page.setViewportSize({ width: 1280, height: 560 });
    const button = block().getByRole('button', { name: 'Execute', exact: true });
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await press('Execute');
    await expect(block().locator('.console-status').first()).toBeInViewport({ ratio: 1 });
  });
});

describe('the target', () => {
  it('stands next to Execute before it is pressed', async () => {
    const execute = block().getByRole('button', { name: 'Execute' });
    const described = async () =>
      page.locator(`[id="${await execute.getAttribute('aria-describedby')}"]`).textContent();
    expect(await described()).toBe('in this browser, without a token');
    await signIn(page);
    expect(await described()).toBe('in this browser, as admin@endatix.com');
    await chooseServer(page, `${odd.url}/fine/api`);
    await page.getByText(format(ui.panel.isEndatix, { origin: `${odd.url}/fine` })).waitFor();
    expect(await described()).toBe(`on ${odd.url}/fine, without a token`);
  });

  it('that is something else is told as such', async () => {
    await chooseServer(page, `${odd.url}/html`);
    await page.getByText(saying(ui.panel.isOther)).waitFor();
  });
});

describe('a request', () => {
  it('that is under way says so, can be cancelled, and does not show the previous response as its own', async () => {
    await chooseServer(page, `${odd.url}/fine`);
    expect(await execute(block())).toContain(`200 OK from ${odd.url}/fine`);
    await chooseServer(page, `${odd.url}/slow`);
    await press('Execute');
    await block()
      .getByText(format(ui.console.waiting, { place: `${odd.url}/slow` }))
      .waitFor();
    expect(await textOf(block().locator('.console-previous'))).toContain(
      `${ui.console.previousResponse}200 OK`,
    );
    await press('Cancel');
    await block().getByText(saying(ui.console.cancelled)).waitFor();
    await expect.poll(() => odd.abandoned()).toBe(1);
    await press('Execute');
    await block()
      .getByText(format(ui.console.waiting, { place: `${odd.url}/slow` }))
      .waitFor();
    odd.release();
    await block().getByText(`200 OK from ${odd.url}/slow`).waitFor();
  });

  const endings: [string, RegExp][] = [
    ['broken', saying(ui.console.cutOff, { size: format(ui.console.bytes, { count: 28 }) })],
    ['html', saying(ui.console.otherForm, { differences: 'the body isn’t valid JSON (text/html)' })],
    ['deep', saying(ui.console.otherForm, { differences: 'the body is nested deeper than 64 levels' })],
    ['long', saying(ui.console.tooLong, { size: format(ui.console.bytes, { count: '20,000,004' }) })],
    [
      'binary',
      saying(ui.console.binary, { size: format(ui.console.bytes, { count: 4 }), type: 'image/png' }),
    ],
    ['fine', saying(ui.console.asPromised)],
  ];
  it('ends in a sentence whatever it is answered by, and the next one can be sent', async () => {
    for (const [kind, sentence] of endings) {
      await chooseServer(page, `${odd.url}/${kind}`);
      const chunk = firstChunk(page);
      const response = execute(block());
      await chunk;
      odd.breakOff();
      expect(await response, kind).toMatch(sentence);
      const download = page.waitForEvent('download');
      await press(ui.console.save);
      expect((await download).suggestedFilename(), kind).toMatch(/^response\./);
      await chooseSandbox(page);
      expect(await execute(block()), kind).toContain('401 Unauthorized');
    }
  });

  it('with a body of nine megabytes in one text is sent, and the form stays', nightly, async () => {
    await page.goto(`${page.url().split('#')[0]}?long#/Forms/createForm`);
    const create = operation(page, 'createForm');
    const body = create.getByRole('textbox', { name: 'Request body' });
    await body.fill(
      JSON.stringify({ name: 'Photo', isEnabled: true, formDefinitionJsonData: 'x'.repeat(9_000_000) }),
    );
    expect(await execute(create)).toContain('401 Unauthorized');
    expect((await body.inputValue()).length).toBeGreaterThan(9_000_000);
    expect(await page.getByText('Could not render').count()).toBe(0);
  });
});

describe('a body that is nested too deeply', () => {
  it('is named at once, stays one line in the code, and is rejected by the sandbox', async () => {
    await signIn(page);
    await page.goto(`${page.url().split('#')[0]}?deep#/Forms/createForm`);
    const create = operation(page, 'createForm');
    await create.getByRole('button', { name: 'Copy as' }).click();
    const code = create.locator('.console-request-code code').first();
    await expect.poll(() => textOf(code)).toContain('curl');
    const nested = (depth: number) => `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const body = create.getByRole('textbox', { name: 'Request body' });
    await body.fill(nested(40_000));
    await create.getByText('The body is nested deeper than 64 levels.').waitFor();
    await expect.poll(() => textOf(code)).toContain(nested(40_000));
    await body.fill(nested(100_000));
    expect(await execute(create)).toContain('The JSON text is nested deeper than 64 levels.');
  });
});

describe('the schema of a body', () => {
  it('shows its properties at once', async () => {
    await page.goto(`${page.url().split('#')[0]}?schema#/Forms/createForm`);
    const create = operation(page, 'createForm');
    await create.getByRole('tab', { name: 'Schema' }).click();
    const model = create.locator('.model-container');
    await expect(model.getByText('formDefinitionJsonData')).toBeVisible();
    await expect(model.getByText('minLength').first()).toBeVisible();
    expect(await model.getByRole('button', { expanded: false }).count()).toBe(0);
    await expect(model.getByText('description:', { exact: true })).toBeHidden();
  });
});

describe('code', () => {
  it('follows what is typed and is what Execute sends', async () => {
    await page.goto(`${page.url().split('#')[0]}?code#/Submissions/listSubmissions`);
    const list = operation(page, 'listSubmissions');
    await list.getByRole('button', { name: 'Copy as' }).click();
    const code = list.locator('.console-request-code code').first();
    await list.getByRole('textbox', { name: 'formId' }).fill('111');
    await expect.poll(() => textOf(code)).toContain('FORM_ID=111');
    // The form begins with the page and its size; the filter is empty, so it is left out.
    expect(await textOf(code)).toContain('"$BASE_URL/api/forms/$FORM_ID/submissions?page=1&pageSize=10"');
    await list.getByRole('textbox', { name: 'formId' }).fill('222');
    await list.getByRole('button', { name: 'Add filter' }).click();
    await list.getByRole('textbox', { name: 'filter 1' }).waitFor();
    await expect.poll(() => textOf(code)).toContain('FORM_ID=222');
    expect(await textOf(code)).not.toContain('filter');
    expect(await textOf(code)).toContain('ACCESS_TOKEN=$(curl');
    await signIn(page);
    // No server knows the token of the sandbox.
    expect(await textOf(code)).not.toContain('eyJ');
    await list.getByLabel('Sign in first').uncheck();
    await expect.poll(() => textOf(code)).toContain("ACCESS_TOKEN='<accessToken>'");
  });
});

describe('values', () => {
  it('of a response fill in the next request, and can be edited and forgotten', async () => {
    await signIn(page);
    await page.goto(`${page.url().split('#')[0]}?values#/Forms/createForm`);
    const create = operation(page, 'createForm');
    const id = /"id": "(\d+)"/.exec(await execute(create))?.[1] ?? '';
    expect(id).not.toBe('');
    await page.evaluate(() => {
      window.location.hash = '#/Forms/getForm';
    });
    const get = operation(page, 'getForm');
    await expect.poll(() => get.getByRole('textbox', { name: 'formId' }).inputValue()).toBe(id);
    expect(await execute(get)).toContain('200 OK');
    await openPanel(page, 'menu');
    await page.getByRole('textbox', { name: 'formId', exact: true }).first().fill('77');
    await expect.poll(() => get.getByRole('textbox', { name: 'formId' }).inputValue()).toBe('77');
    await page.getByRole('button', { name: `${ui.console.forget} formId` }).click();
    await expect.poll(() => get.getByRole('textbox', { name: 'formId' }).inputValue()).toBe('');
  });
});

describe('the sandbox', () => {
  it('lets its administrator in after the password was changed', async () => {
    await signIn(page);
    await page.goto(`${page.url().split('#')[0]}?password#/My-Account/changePassword`);
    const change = operation(page, 'changePassword');
    const body = change.getByRole('textbox', { name: 'Request body' });
    await body.fill(
      '{"currentPassword":"P@ssw0rd","newPassword":"N3w!Passw0rd","confirmPassword":"N3w!Passw0rd"}',
    );
    expect(await execute(change)).toContain('200 OK');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in as administrator' }).click();
    await page.getByText('Signed in as').waitFor();
    await page.getByText('it is P@ssw0rd again').waitFor();
  });

  it('asks before a file takes the place of its data', async () => {
    await openPanel(page, 'menu');
    await page.getByLabel(ui.console.dataFile).setInputFiles({
      name: 'other.sqlite',
      mimeType: 'application/vnd.sqlite3',
      buffer: Buffer.from('no database'),
    });
    const dialog = page.getByRole('dialog', { name: ui.console.replaceTitle });
    await dialog.getByText('other.sqlite').waitFor();
    await dialog.getByRole('button', { name: ui.console.keepData }).click();
    expect(await page.getByText(saying(ui.console.imported)).count()).toBe(0);
  });
});

describe('what is stored', () => {
  const garbage: [string, string][] = [
    ['api-example.server', 'garbage'],
    ['api-example.server', 'javascript:alert(1)'],
    ['api-example.server', `http://${'x'.repeat(5000)}`],
    ['console.history', '[{"id":1}]'],
    [
      'console.history',
      '[{"id":"1","time":1e300,"status":200,"target":"","removed":[],"milliseconds":1,"call":{"operationId":"login","parameters":{}}}]',
    ],
    ['console.server', 'http://'],
  ];
  it('and is no good does not crash the console, which says once what it dropped', async () => {
    for (const [key, value] of garbage) {
      await page.evaluate(
        ([name, text]) => window.localStorage.setItem(name ?? '', text ?? ''),
        [key, value],
      );
      await page.reload();
      await startConsole(page);
      if (key === 'console.server') {
        expect(await execute(block())).toContain('401 Unauthorized from the sandbox');
        continue;
      }
      await page
        .locator('.console-notice')
        .getByText(/forgotten|dropped/)
        .waitFor();
      await page.reload();
      await startConsole(page);
      expect(
        await page
          .locator('.console-notice')
          .getByText(/forgotten|dropped/)
          .count(),
        `${key}: ${value.slice(0, 40)}`,
      ).toBe(0);
    }
  });

  const sessions = [
    '{"email":1}',
    '{"email":"a","accessToken":"b","refreshToken":null,"expires":1e300}',
    '[',
    '<b>',
  ];
  it('as the session and is no good does not crash the console', async () => {
    for (const value of sessions) {
      await page.evaluate((text) => window.sessionStorage.setItem('console.session.sandbox', text), value);
      await page.reload();
      await startConsole(page);
      await page.locator('.console-bar').getByText(ui.console.notSignedIn).waitFor();
    }
  });
});
