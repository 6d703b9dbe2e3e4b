import type { Page } from '@playwright/test';
import { format } from '@/shared/i18n/format';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { open, openConsole, operation, requestBody } from './support';

it.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

it('a link restores a request, without passwords and tokens but with a note', async ({ page, newPage }) => {
  // The link opens without this mode: no page has its path.
  await openConsole(page, '?navigation=history');
  const definition = '{"name":"Shared ü","isEnabled":true,"formDefinitionJsonData":"{}"}';
  const create = await open(page, 'createForm');
  await requestBody(page, 'createForm').fill(definition);
  await create.getByRole('button', { name: ui.console.share }).click();
  await create.getByText(ui.console.linkCopied).waitFor();
  const link = await clipboard(page);
  const fresh = await newPage();
  await fresh.goto(link);
  const said = operation(fresh, 'createForm').getByRole('alert');
  await expect(said).toHaveText(format(ui.console.linkFilled, { operation: 'createForm' }));
  await expect(said).toBeInViewport();
  const field = requestBody(fresh, 'createForm');
  await expect.poll(async () => JSON.parse(await field.inputValue())).toEqual(JSON.parse(definition));

  const edited = '{"name":"Edited"}';
  await field.fill(edited);
  await open(fresh, 'listForms');
  await expect(fresh).toHaveTitle(/^List forms/);
  await fresh.goBack();
  await expect(fresh).toHaveTitle(/^Create a form/);
  await expect(fresh).toHaveURL(link);
  await expect(field).toHaveValue(edited);

  const login = await open(page, 'login');
  await requestBody(page, 'login').fill('{"email":"a@b.co","password":"S3cret!!"}');
  await login.getByRole('button', { name: ui.console.share }).click();
  await login.getByText(format(ui.console.leftOut, { names: 'password' })).waitFor();
  const code = (await clipboard(page)).split('/with/')[1] ?? '';
  expect(Buffer.from(code, 'base64url').toString()).not.toContain('S3cret');
});
