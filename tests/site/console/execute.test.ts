import { readFile } from 'node:fs/promises';
import { noFaults } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { execute, open, openAuthorize, openConsole, requestBody, signIn } from './support';

it('a protected operation runs after signing in, and its ID fills in the next', async ({ faults, page }) => {
  await openConsole(page, '#/Forms/createForm');
  const create = await open(page, 'createForm');
  await expect(requestBody(page, 'createForm')).toHaveValue(/"formDefinitionJsonData"/);
  const refused = await execute(create);
  expect(refused).toContain('401');
  expect(refused).toContain(ui.panel.noValidToken);
  await expect(create.getByRole('button', { name: 'authorization button unlocked' })).toBeVisible();
  await signIn(page);
  await expect(create.getByRole('button', { name: 'authorization button locked' })).toBeVisible();
  const created = await execute(create);
  expect(created).toMatch(/^[\s\S]*201[\s\S]*"id": "\d{19}"[\s\S]*content-type: application\/json/);
  expect(created).toMatch(/Request duration\s+\d+ ms/);
  expect(created).toContain(ui.console.asPromised);
  const id = /"id": "(\d{19})"/.exec(created)?.[1] ?? '';
  await expect(create.locator('.curl-command')).toContainText(`-X 'POST'`);
  await expect(create.locator('.request-url')).toContainText('/api/forms');
  const get = await open(page, 'getForm');
  await expect(get.getByRole('textbox', { name: 'formId' })).toHaveValue(id);
  expect(await execute(get)).toContain('200');

  // The sandbox is in this browser.
  expect(faults.foreignRequests).toEqual([]);
  expect(faults.console).toEqual(noFaults.console);
});

it('a sign-in sends again, a malformed parameter nothing, and 64-bit numbers are exact', async ({ page }) => {
  await openConsole(page);
  const forms = await open(page, 'listForms');
  await execute(forms);
  await forms.getByRole('button', { name: ui.panel.signInAndSend }).click();
  await expect(forms.locator('.live-responses-table')).toContainText('200');

  const list = await open(page, 'listSubmissions');
  const field = list.getByRole('textbox', { name: 'formId' });
  await field.fill('latest');
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(list.locator('[data-fault="Value must be an integer"]')).toBeVisible();
  await expect(list.locator('.live-responses-table')).toHaveCount(0);
  await field.fill(/"id": "(\d{19})"/.exec(await execute(forms))?.[1] ?? '');
  const shown = /"id": (\d{19})/.exec(await execute(list))?.[1] ?? '';
  const read = await open(page, 'getSubmission');
  await expect(read.getByRole('textbox', { name: 'submissionId' })).toHaveValue(shown);
  expect(await execute(read)).toContain('200');
  // The example of the documentation.
  await expect(list.locator('.response').filter({ hasText: '1431648585574401063' })).toBeVisible();
});

it('the focus is never lost: by Execute, Clear, a sign-in or a token', async ({ page }) => {
  await openConsole(page);
  const forms = await open(page, 'listForms');
  const button = forms.getByRole('button', { name: 'Execute' });
  await button.focus();
  await page.keyboard.press('Enter');
  const offered = forms.getByRole('button', { name: ui.panel.signInAndSend });
  await offered.waitFor();
  await expect(button).toBeFocused();
  await forms.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(forms.locator('.live-responses-table')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await offered.press('Enter');
  await expect(forms.locator('.live-responses-table')).toContainText('200');
  await expect(button).toBeFocused();

  const dialog = await openAuthorize(page);
  await dialog.getByRole('button', { name: 'Logout' }).press('Enter');
  const administrator = dialog.getByRole('button', { name: ui.console.signInAdministrator });
  await administrator.press('Enter');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(saying(ui.console.signedInAs));
  await expect(status).toBeFocused();
  await dialog.getByRole('button', { name: 'Logout' }).press('Enter');
  await page.keyboard.press('Escape');
  await openAuthorize(page);
  await expect(administrator).toBeFocused();
  await dialog.getByLabel('Value:').fill('a.b.c');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(ui.console.ownToken);
  await expect(status).toBeFocused();
});

it('an own token is used, and the data of the sandbox can be replaced', async ({ page }) => {
  await openConsole(page);
  const dialog = await openAuthorize(page);
  const field = dialog.getByLabel('Value:');
  const authorize = dialog.getByRole('button', { name: 'Authorize' });
  await field.fill('two words');
  await authorize.click();
  const fault = dialog.getByText('The token contains spaces');
  await fault.waitFor();
  await field.fill('Bearer a.b.c');
  await authorize.click();
  await dialog.getByText(ui.console.ownToken).waitFor();
  await expect(fault).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeFocused();
  expect(await execute(await open(page, 'listForms'))).toContain('401');
  await openAuthorize(page);
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: ui.console.signInAdministrator }).waitFor();
  await page.keyboard.press('Escape');

  // tests/site/browser-api/state.test.ts covers which data are there afterwards.
  await it.step('the data of the sandbox can be exported, reset and imported', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: ui.console.export, exact: true }).click(),
    ]);
    const file = await download.path();
    expect((await readFile(file)).subarray(0, 15).toString()).toBe('SQLite format 3');
    await page.getByRole('button', { name: ui.console.reset }).click();
    const question = page.getByRole('dialog', { name: ui.console.resetTitle });
    await question.getByRole('button', { name: ui.console.resetDo }).click();
    await page.getByText(ui.console.hasDemo).waitFor();
    const replace = async (path: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0]) => {
      await page.getByLabel(ui.console.dataFile).setInputFiles(path);
      await page.getByRole('button', { name: ui.console.replace }).click();
    };
    await replace(file);
    await page.getByText(saying(ui.console.imported)).waitFor();
    await replace({ name: 'notes.sqlite', mimeType: 'text/plain', buffer: Buffer.from('no database') });
    await page.locator('.sandbox-data [role="alert"]').waitFor();
  });
});
