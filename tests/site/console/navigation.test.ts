import type { Page } from '@playwright/test';
import { allOperations } from '@/shared/contract/all-operations';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { hold } from '../support/hold';
import { nightly } from '../support/nightly';
import { execute, open, openConsole, operation, startConsole } from './support';

/** Chooses an operation in the list. */
const choose = (page: Page, summary: string) =>
  page.locator('.sidebar').getByRole('link', { name: summary }).click();
const isOpen = (page: Page, id: string) =>
  operation(page, id).getByRole('button', { name: 'Execute' }).waitFor();
const getHash = (page: Page) => new URL(page.url()).hash;

it('the hash opens an operation in any spelling, and follows rows, list and history', async ({ page }) => {
  // In another case, as a reader might type it.
  await page.goto('/docs/api/#/createform');
  await page.locator('.console[data-ready]').waitFor();
  await isOpen(page, 'createForm');
  expect(getHash(page)).toBe('#/Forms/createForm');
  await expect(operation(page, 'createForm').locator('.opblock-summary-control')).toBeFocused();
  await expect(page).toHaveTitle(/^Create a form – API Reference/);
  const current = page.locator('.sidebar [aria-current="true"]');
  await expect(current).toContainText('Create a form');

  await open(page, 'listForms');
  expect(getHash(page)).toBe('#/Forms/listForms');
  await choose(page, 'Read a form template');
  await isOpen(page, 'getFormTemplate');
  await expect(page).toHaveTitle(/^Read a form template – API Reference/);
  await page.goBack();
  await expect.poll(() => getHash(page)).toBe('#/Forms/listForms');
  await expect(current).toContainText('List forms');
  await page.goForward();
  await expect(current).toContainText('Read a form template');
});

it('the address of a later operation shows its release, and each is a choice', async ({ faults, page }) => {
  await openConsole(page, '#/Folders/createFolder');
  const create = page.locator('#operations-Folders-createFolder');
  await create.getByRole('button', { name: 'Execute' }).waitFor();
  const choice = page.getByRole('combobox', { name: ui.console.document });
  await expect(choice).toHaveValue('newest');
  await expect(page).toHaveTitle(/^Create a folder – API Reference/);
  expect(getHash(page)).toBe('#/Folders/createFolder');
  const list = page.locator('#operations-Folders-listFolders');
  await list.locator('.opblock-summary-control').click();
  await expect(page).toHaveTitle(/^List folders – API Reference/);
  expect(faults.console).toEqual([]);
  expect(await execute(list)).toContain(ui.panel.serverOnly);
  await choice.selectOption(ui.console.documentOctober);
  await expect(create).toHaveCount(0);
  await choice.selectOption(ui.console.documentNewest);
  await expect(create).toHaveCount(1);
});

it('a release can be replaced by another one while it is fetched', async ({ page }) => {
  await openConsole(page);
  const release = await hold(page, '**/openapi.0.7.json');
  const choice = page.getByRole('combobox', { name: ui.console.document });
  await choice.selectOption(ui.console.documentNewest);
  await expect(choice).toHaveValue('newest');
  await choice.selectOption(ui.console.documentOctober);
  await expect(choice).toHaveValue('october');
  release();
});

// tests/unit/console/routes.test.ts covers the addresses.
it('says what is wrong with the address, and keeps the operations', async ({ faults, page }) => {
  for (const [address, sentence] of [
    ['#/Forms/nonsense', 'The parameter "operationId" is "nonsense"'],
    ['?navigation=tabs', 'The parameter "navigation" is "tabs". Use one of: history, hash, memory.'],
  ] as const) {
    await openConsole(page, address);
    await page.getByText(sentence).waitFor();
    expect(await page.locator('.opblock').count()).toBe(allOperations.length);
  }
  expect(faults.console).toEqual([]);
});

it(
  'the path follows in history mode, where pages exist, too, and stays unchanged in memory mode',
  nightly,
  async ({ page }) => {
    await openConsole(page, '?navigation=history');
    const title = await page.title();
    await choose(page, 'List form templates');
    await isOpen(page, 'listFormTemplates');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/api/form-templates/listFormTemplates/');
    await choose(page, 'List forms');
    await isOpen(page, 'listForms');
    await page.goBack();
    await expect.poll(() => page.title()).toBe(`List form templates – ${title}`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'List form templates' }).waitFor();

    await openConsole(page, '?navigation=memory');
    const before = page.url();
    await choose(page, 'List forms');
    await isOpen(page, 'listForms');
    expect(page.url()).toBe(before);
  },
);

it('the filter shows what it matches, also when typed before the start, and gives way to a link', async ({
  page,
}) => {
  await page.goto('/docs/api/');
  await page.getByPlaceholder('Filter by tag or path').fill('slack');
  await startConsole(page);
  await expect(page.locator('.opblock')).toHaveCount(1);
  await expect(page.getByPlaceholder('Filter by tag or path')).toHaveValue('slack');
  await choose(page, 'List forms');
  await isOpen(page, 'listForms');
});
