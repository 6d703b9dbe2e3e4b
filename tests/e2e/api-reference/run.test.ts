import { describe, expect, it } from '@/tests/e2e/support/test';
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
    await page.getByText('Change the request').click();
    const body = page.getByRole('textbox', { name: 'Body, JSON' });
    await body.fill('{"name": "x"');
    await run.click();
    await expect(page.locator('.ax > [role="alert"]')).toContainText('The body is no JSON');
    await body.fill('{"name": "x", "isEnabled": true, "formDefinitionJsonData": "{}"}');
    await run.click();
    const outcome = page.locator('.ax-outcome').first();
    await expect(outcome).toContainText(
      "The length of 'name' must be at least 2 characters. You entered 1 characters.",
    );
  });

  it('has the parameters that the reader wrote', async () => {
    const page = await site.open('/docs/api/forms/getForm/');
    await page.getByText('Change the request').click();
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
