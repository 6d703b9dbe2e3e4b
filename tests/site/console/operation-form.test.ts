import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { choose, execute, getText, openConsole, openPanel, operation, signIn } from './support';

it('a body that is nested too deeply is reported while typed, and rejected', async ({ page }) => {
  await openConsole(page, '#/Forms/createForm');
  await signIn(page);
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

it('code follows the input and the filter builder, and matches what Execute sends', async ({ page }) => {
  await openConsole(page, '#/Submissions/listSubmissions');
  const list = operation(page, 'listSubmissions');
  await list.getByRole('button', { name: 'Code', exact: true }).click();
  const code = list.locator('.console-request-code figure code');
  await list.getByRole('textbox', { name: 'formId' }).fill('111');
  await expect.poll(() => getText(code)).toContain('FORM_ID=111');
  // The form has defaults for page and page size; an empty filter is omitted.
  expect(await getText(code)).toContain('"$BASE_URL/api/forms/$FORM_ID/submissions?page=1&pageSize=10"');
  await list.getByRole('button', { name: 'Add filter' }).click();
  await list.getByRole('textbox', { name: 'formId' }).fill('222');
  await expect.poll(() => getText(code)).toContain('FORM_ID=222');
  expect(await getText(code)).not.toContain('filter');
  expect(await getText(code)).toContain("ACCESS_TOKEN='<accessToken>'");

  await list.getByText(ui.console.filterBuild).click();
  const operator = list.getByLabel(ui.console.filterOperator);
  await expect(operator.locator('option')).toHaveCount(6);
  await list.getByLabel(ui.console.filterField).selectOption('isComplete');
  await expect(operator.locator('option')).toHaveText([/^: /, /^!: /]);
  await list.getByRole('button', { name: ui.console.filterInsert }).click();
  await expect(list.getByLabel(ui.console.filterValue)).toBeFocused();
  await page.keyboard.type('true');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('textbox', { name: 'filter 1' })).toHaveValue('isComplete:true');
  await expect(code).toContainText('filter=isComplete%3Atrue');

  await signIn(page);
  // The sandbox's token is invalid on servers.
  expect(await getText(code)).not.toContain('eyJ');
  await list.getByLabel('Sign in first').check();
  await expect.poll(() => getText(code)).toContain('ACCESS_TOKEN=$(curl');
});

it('values of a response fill in requests for their own form, and Execute warns of a deletion', async ({
  page,
}) => {
  await openConsole(page, '#/Forms/createForm');
  await signIn(page);
  const create = operation(page, 'createForm');
  const first = /"id": "(\d+)"/.exec(await execute(create))?.[1] ?? '';
  expect(first).not.toBe('');
  await choose(page, 'getForm');
  const get = operation(page, 'getForm');
  const known = get.getByRole('textbox', { name: 'formId' });
  await expect(known).toHaveValue(first);
  expect(await execute(get)).toContain('200 OK');
  await openPanel(page, 'menu');
  await expect(page.locator('.console-values')).toContainText(first);
  await page.getByRole('button', { name: `${ui.console.forget} formId` }).click();
  await expect(known).toHaveValue('');

  const second = /"id": "(\d+)"/.exec(await execute(create))?.[1] ?? '';
  await choose(page, 'updateActiveFormDefinition');
  const change = operation(page, 'updateActiveFormDefinition');
  const formId = change.getByRole('textbox', { name: 'formId' });
  await expect(formId).toHaveValue(second);
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

  await choose(page, 'deleteForm');
  await expect(
    operation(page, 'deleteForm').getByRole('button', { name: 'Execute' }),
  ).toHaveAccessibleDescription(new RegExp(ui.console.deletesForm));
});
