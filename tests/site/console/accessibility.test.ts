import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { getViolations } from '../support/axe';
import { nightly } from '../support/nightly';
import { getOverflow } from '../support/page';
import { execute, openConsole, openPanel, operation, signIn } from './support';

for (const [colorScheme, width, when] of [
  ['light', 1440, {}],
  ['dark', 390, nightly],
] as const)
  it(`the console has no violation of WCAG 2.2 AA, ${colorScheme} at ${width} px`, when, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openConsole(page, '#/Submissions/listSubmissions');
    const list = operation(page, 'listSubmissions');
    await list.getByRole('button', { name: 'Execute' }).click();
    await list.locator('.console-bad').waitFor();
    await list.getByRole('button', { name: 'Add filter' }).click();
    await list.getByRole('textbox', { name: 'filter 1' }).waitFor();
    expect(await getViolations(page), 'an operation with complaints and a repeated parameter').toEqual([]);

    await signIn(page);
    await list.getByRole('button', { name: 'Pick formId' }).click();
    await list.getByLabel('Existing values of formId').waitFor();
    await page.evaluate(() => {
      window.location.hash = '#/Forms/createForm';
    });
    const create = operation(page, 'createForm');
    await create.getByRole('tab', { name: 'Schema' }).click();
    await create.locator('.model-container').waitFor();
    await create.getByRole('button', { name: 'Code', exact: true }).click();
    await execute(create);
    for (const summary of await create.locator('.opblock summary').all()) await summary.click();
    await openPanel(page, 'menu');
    // A control half covered by the navbar would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    const row = { within: '.op-item[data-operation="createForm"]' };
    expect(await getViolations(page, row), 'schema, answer and code').toEqual([]);
    expect(await getViolations(page, { within: '.console-part' }), 'history').toEqual([]);
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await getViolations(page, { ...row, only: ['color-contrast'] }), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme });

    await openPanel(page, 'server');
    await page.getByLabel(ui.panel.ownServer).check();
    expect(await getViolations(page, { within: '.console-part' }), 'the choice of a server').toEqual([]);
    await page.getByRole('button', { name: ui.console.signIn }).click();
    expect(await getViolations(page, { within: 'dialog[open]' }), 'the sign-in dialog').toEqual([]);
  });
