import { describe, expect, it } from '@/tests/e2e/support/test';
import { saying, ui } from '@/tests/support/interface';
import { shellSite } from '../shell/support/shell-site';

const site = shellSite();

describe('Run on the page of an operation', () => {
  for (const [path, status] of [
    ['/docs/api/submissions/getSubmissionByToken/', '200 OK'],
    ['/docs/api/forms/deleteForm/', '200 OK'],
  ] as const) {
    it(`${path} answers from the sandbox, twice`, async () => {
      const page = await site.open(path);
      const button = page.locator('main').getByRole('button', { name: /^Run: / });
      for (const press of ['first', 'second']) {
        await button.click();
        const verdict = page.locator('.ax-outcome .ax-good');
        await verdict.waitFor();
        expect(await verdict.textContent(), press).toContain(status);
      }
    });
  }
});

describe('a changed request', () => {
  it('is what Run sends, and one that is no JSON is told', async () => {
    const page = await site.open('/docs/api/forms/createForm/');
    const run = page.locator('main').getByRole('button', { name: /^Run: / });
    await page.getByText(ui.operation.changeRequest).click();
    const body = page.getByRole('textbox', { name: ui.operation.changeBody });
    await body.fill('{"name": "x"');
    await run.click();
    await expect(page.locator('.op-run [role="alert"]')).toContainText(saying(ui.operation.badBody));
    await body.fill('{"name": "x", "isEnabled": true, "formDefinitionJsonData": "{}"}');
    await run.click();
    const outcome = page.locator('.ax-outcome').first();
    await expect(outcome).toContainText(
      "The length of 'name' must be at least 2 characters. You entered 1 characters.",
    );
  });

  it('has the parameters that the reader wrote', async () => {
    const page = await site.open('/docs/api/forms/getForm/');
    await page.getByText(ui.operation.changeRequest).click();
    await page.getByRole('textbox', { name: 'formId' }).fill('many');
    await page
      .locator('main')
      .getByRole('button', { name: /^Run: / })
      .click();
    await expect(page.locator('.ax-outcome').first()).toContainText(
      'Value [many] is not valid for a [Int64] property!',
    );
  });
});

describe('the code of an operation', () => {
  it('is what Run sends, in the language of the reader, and follows what is changed', async () => {
    const page = await site.open('/docs/api/forms/createForm/');
    const card = page.locator('.op-run');
    const code = card.locator('figure code').first();
    await expect(code).toContainText('ACCESS_TOKEN=$(curl');
    await expect(code).toContainText('curl "$BASE_URL/api/forms"');
    await card.getByLabel('Language of the request').selectOption({ label: 'TypeScript' });
    await expect(code).toContainText(/await fetch\(`\$\{baseUrl\}\/api\/forms`/);
    await card.getByText(ui.operation.changeRequest).click();
    await card
      .getByRole('textbox', { name: ui.operation.changeBody })
      .fill('{"name":"Another name","isEnabled":true,"formDefinitionJsonData":"{}"}');
    await expect(code).toContainText('"Another name"');
    await card.getByLabel('with sign-in and setup').uncheck();
    await expect(code).not.toContainText('api/auth/login');
    await expect(code).toContainText('"Another name"');
    await card.getByRole('button', { name: /^Run: / }).click();
    await expect(page.locator('.ax-outcome').first()).toContainText('"Another name"');
    expect(await code.textContent()).toContain('"Another name"');
  });

  it('leaves out a parameter that the reader empties', async () => {
    const page = await site.open('/docs/api/submissions/listSubmissions/');
    const code = page.locator('.op-run figure code').first();
    await expect(code).toContainText('filter=');
    await page.getByText(ui.operation.changeRequest).click();
    await page.getByRole('textbox', { name: /filter/ }).fill('');
    await expect(code).not.toContainText('filter=');
  });

  it('too long to be read is not shown, and is sent all the same', async () => {
    const page = await site.open('/docs/api/forms/createForm/');
    await page.getByText(ui.operation.changeRequest).click();
    const body = { name: 'Long', isEnabled: true, formDefinitionJsonData: 'x'.repeat(150_000) };
    await page.getByRole('textbox', { name: ui.operation.changeBody }).fill(JSON.stringify(body));
    await expect(page.locator('.op-run figure code').first()).toHaveText(ui.example.bodyTooLong);
    await page.getByRole('button', { name: /^Run: / }).click();
    await expect(page.locator('.ax-outcome .ax-good')).toContainText('201 Created');
  });

  it('is there without script, with the calls that it needs in front', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    await page.goto(`${site.url}/docs/api/forms/getForm/`);
    const card = page.locator('.op-run');
    await expect(card.locator('figure code').first()).toContainText('FORM_ID=$(curl');
    await expect(card.getByLabel('Language of the request')).toBeHidden();
  });
});
