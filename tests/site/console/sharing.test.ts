import type { Page } from '@playwright/test';
import { format } from '@/shared/i18n/format';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { executeLogin, openConsole, operation, requestBody, signIn } from './support';

it.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});
beforeEach(({ page }) => openConsole(page, '#/Forms/createForm'));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('copying and sharing', () => {
  // tests/unit/samples covers all languages.
  it('gives the request in the language of the reader', async ({ page }) => {
    const block = operation(page, 'createForm');
    await block.getByRole('button', { name: 'Code', exact: true }).click();
    const code = block.locator('.console-request-code');
    const copy = code.getByRole('button', { name: /^Cop(y|ied)$/ });
    for (const [language, expected] of [
      ['cURL', /^BASE_URL=http:\/\/localhost:5001\n[\s\S]*^curl "\$BASE_URL\/api\/forms"/m],
      ['Python', /requests\.post\(/],
    ] as const) {
      await block.getByLabel('Language').selectOption({ label: language });
      await copy.click();
      await expect.poll(() => clipboard(page), language).toMatch(expected);
      await code.getByText('Copied').waitFor();
    }
  });

  it('restores a request from a link, which leaves out passwords with a note', async ({ page, newPage }) => {
    await signIn(page);
    const definition = '{"name":"Shared ü","isEnabled":true,"formDefinitionJsonData":"{}"}';
    await requestBody(page, 'createForm').fill(definition);
    await operation(page, 'createForm').getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await clipboard(page);
    expect(link).not.toContain('eyJ');
    const fresh = await newPage();
    await fresh.goto(link);
    await fresh.getByText(format(ui.console.linkFilled, { operation: 'createForm' })).waitFor();
    const field = operation(fresh, 'createForm').getByRole('textbox', { name: 'Request body' });
    await expect.poll(async () => JSON.parse(await field.inputValue())).toEqual(JSON.parse(definition));
    await fresh.goto('/docs/api/?damaged#/Forms/createForm/with/abc');
    await fresh.getByText('The request in this link is damaged').waitFor();

    await executeLogin(page, 'S3cret!!');
    await operation(page, 'login').getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText(format(ui.console.leftOut, { names: 'password' })).waitFor();
    const code = (await clipboard(page)).split('/with/')[1] ?? '';
    expect(Buffer.from(code, 'base64url').toString()).not.toContain('S3cret');
  });
});
