import { readFile } from 'node:fs/promises';
import { noFaults } from '@/tests/site/support/browser';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { choose, execute, getText, openConsole, openPanel, operation, requestBody, signIn } from './support';

beforeEach(({ page }) => openConsole(page, '#/Forms/createForm'));

describe('executing in the sandbox', () => {
  it('creates a form, offers its ID, and sends nothing over the network', async ({ faults, page }) => {
    const create = operation(page, 'createForm');
    await choose(page, 'getForm');
    const get = operation(page, 'getForm');
    await get.getByRole('button', { name: 'Pick formId' }).click();
    await get.getByText('Sign in first').waitFor();
    await signIn(page);
    await create.getByText('token is sent').waitFor();
    const response = await execute(create);
    expect(response).toContain('201 Created');
    expect(response).toMatch(/"id": "\d{19}"/);
    await get.getByRole('button', { name: 'Pick formId' }).click();
    const select = get.getByLabel('Existing values of formId');
    expect(await getText(select.locator('option').nth(1))).toContain('created just now');
    await select.selectOption({ index: 1 });
    await expect(get.getByRole('textbox', { name: 'formId' })).toBeFocused();
    expect(await execute(get)).toContain('200 OK');
    expect(faults).toEqual(noFaults);
  });

  it('sends no malformed path parameter, shows IDs with all digits, and signs in after a new password', async ({
    page,
  }) => {
    await choose(page, 'listSubmissions');
    const list = operation(page, 'listSubmissions');
    const field = list.getByRole('textbox', { name: 'formId' });
    await list.getByRole('button', { name: 'Execute' }).click();
    await list.locator('.console-bad', { hasText: 'formId' }).waitFor();
    await field.fill('latest');
    await list.getByRole('button', { name: 'Execute' }).click();
    await list.locator('.console-bad', { hasText: /formId.*integer/ }).waitFor();
    await openPanel(page, 'menu');
    expect(await getText(page.locator('.console-history h2'))).toMatch(/0$/);
    await signIn(page);
    await list.getByRole('button', { name: 'Pick formId' }).click();
    await list.getByLabel('Existing values of formId').selectOption({ index: 1 });
    const formId = await field.inputValue();
    const shown = /"id": (\d{19})/.exec(await execute(list))?.[1] ?? '';
    await choose(page, 'getSubmission');
    const read = operation(page, 'getSubmission');
    await read.getByRole('textbox', { name: 'formId' }).fill(formId);
    await read.getByRole('textbox', { name: 'submissionId' }).fill(shown);
    expect(await execute(read)).toContain('200 OK');

    await choose(page, 'changePassword');
    await requestBody(page, 'changePassword').fill(
      '{"currentPassword":"P@ssw0rd","newPassword":"N3w!Passw0rd","confirmPassword":"N3w!Passw0rd"}',
    );
    expect(await execute(operation(page, 'changePassword'))).toContain('200 OK');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await signIn(page);
    await page.getByText('it is P@ssw0rd again').waitFor();
  });
});

describe('the data of the sandbox', () => {
  it('can be exported, reset and imported after a confirmation, but not replaced by another file', async ({
    page,
  }) => {
    await signIn(page);
    await requestBody(page, 'createForm').fill(
      '{"name":"Kept","isEnabled":true,"formDefinitionJsonData":"{}"}',
    );
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
      if (await page.getByText(ui.console.notSignedIn).isVisible()) await signIn(page);
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

    const file = { name: 'notes.sqlite', mimeType: 'text/plain', buffer: Buffer.from('no database') };
    const replacement = page.getByRole('dialog', { name: ui.console.replaceTitle });
    await openPanel(page, 'menu');
    await page.getByLabel(ui.console.dataFile).setInputFiles(file);
    await replacement.getByText('notes.sqlite').waitFor();
    await replacement.getByRole('button', { name: ui.console.keepData }).click();
    expect(await page.getByText(saying(ui.console.imported)).count()).toBe(0);
    await page.getByLabel(ui.console.dataFile).setInputFiles(file);
    await replacement.getByRole('button', { name: ui.console.replace }).click();
    await page.locator('.console-part .console-bad').waitFor();
    expect(await status()).toContain('200 OK');
  });
});
