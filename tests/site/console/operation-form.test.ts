import { beforeEach, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { execute, getText, openConsole, openPanel, operation, signIn } from './support';

beforeEach(({ page }) => openConsole(page, '#/Forms/listForms'));

it('a body that is nested too deeply is reported while typed, and rejected', async ({ page }) => {
  await signIn(page);
  await page.goto(`${page.url().split('#')[0]}?deep#/Forms/createForm`);
  const create = operation(page, 'createForm');
  await create.getByRole('button', { name: 'Code', exact: true }).click();
  const code = create.locator('.console-request-code figure code');
  await expect.poll(() => getText(code)).toContain('curl');
  const nested = (depth: number) => `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const body = create.getByRole('textbox', { name: 'Request body' });
  await body.fill(nested(40_000));
  await create.getByText('The body is nested deeper than 64 levels.').waitFor();
  await expect.poll(() => getText(code)).toContain(nested(40_000));
  await body.fill(nested(100_000));
  expect(await execute(create)).toContain('The JSON text is nested deeper than 64 levels.');
});

it('code follows the input and matches what Execute sends', async ({ page }) => {
  await page.goto(`${page.url().split('#')[0]}?code#/Submissions/listSubmissions`);
  const list = operation(page, 'listSubmissions');
  await list.getByRole('button', { name: 'Code', exact: true }).click();
  const code = list.locator('.console-request-code figure code');
  await list.getByRole('textbox', { name: 'formId' }).fill('111');
  await expect.poll(() => getText(code)).toContain('FORM_ID=111');
  // The form has defaults for page and page size; an empty filter is omitted.
  expect(await getText(code)).toContain('"$BASE_URL/api/forms/$FORM_ID/submissions?page=1&pageSize=10"');
  await list.getByRole('textbox', { name: 'formId' }).fill('222');
  await list.getByRole('button', { name: 'Add filter' }).click();
  await list.getByRole('textbox', { name: 'filter 1' }).waitFor();
  await expect.poll(() => getText(code)).toContain('FORM_ID=222');
  expect(await getText(code)).not.toContain('filter');
  expect(await getText(code)).toContain("ACCESS_TOKEN='<accessToken>'");
  await signIn(page);
  // The sandbox's token is invalid on servers.
  expect(await getText(code)).not.toContain('eyJ');
  await list.getByLabel('Sign in first').check();
  await expect.poll(() => getText(code)).toContain('ACCESS_TOKEN=$(curl');
});

it('the filter builder adds field, operator and value to the request', async ({ page }) => {
  await page.goto(`${page.url().split('#')[0]}?filter#/Submissions/listSubmissions`);
  const list = operation(page, 'listSubmissions');
  const operator = list.getByLabel(ui.console.filterOperator);
  await expect(operator.locator('option')).toHaveCount(6);
  await list.getByLabel(ui.console.filterField).selectOption('isComplete');
  await expect(operator.locator('option')).toHaveText([/^: /, /^!: /]);
  const value = list.getByLabel(ui.console.filterValue);
  await list.getByRole('button', { name: ui.console.filterInsert }).click();
  await expect(value).toBeFocused();
  await page.keyboard.type('true');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('textbox', { name: 'filter 1' })).toHaveValue('isComplete:true');
  await list.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(list.locator('.console-request-code figure code')).toContainText('filter=isComplete%3Atrue');
});

it('values of a response fill in the next request until they are cleared', async ({ page }) => {
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
  await expect(page.locator('.console-values')).toContainText(id);
  await page.getByRole('button', { name: `${ui.console.forget} formId` }).click();
  await expect.poll(() => get.getByRole('textbox', { name: 'formId' }).inputValue()).toBe('');
});

it('questions fill in requests for their own form only, and Execute warns of a deletion', async ({
  page,
}) => {
  await signIn(page);
  const go = async (path: string, id: string) => {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, path);
    return operation(page, id);
  };
  const create = await go('#/Forms/createForm', 'createForm');
  const first = /"id": "(\d+)"/.exec(await execute(create))?.[1] ?? '';
  await execute(create);
  const change = await go('#/Definitions/updateActiveFormDefinition', 'updateActiveFormDefinition');
  const formId = change.getByRole('textbox', { name: 'formId' });
  await expect(formId).not.toHaveValue('');
  await expect(formId).not.toHaveValue(first);
  // An unknown form: nothing is sent.
  await formId.fill('4711');
  await change.getByRole('button', { name: 'Execute' }).click();
  // Next to the button, where the reader looks.
  const problem = change.getByRole('alert');
  await expect(problem).toContainText('{{jsonData}} has no value for the form 4711 yet.');
  await expect(problem).toBeInViewport();
  await expect(change.locator('.console-response')).toHaveCount(0);
  await formId.fill(first);
  expect(await execute(change)).toContain('200 OK');
  const remove = await go('#/Forms/deleteForm', 'deleteForm');
  await expect(remove.getByRole('button', { name: 'Execute' })).toHaveAccessibleDescription(
    new RegExp(ui.console.deletesForm),
  );
});
