import type { Locator } from '@playwright/test';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { getViolations } from '../support/axe';
import { nightly } from '../support/nightly';
import { getOverflow } from '../support/page';
import { chooseServer, execute, open, openAuthorize, openConsole, requestBody, signIn } from './support';

/** Returns the tables and fields that protrude from an operation to the right. */
const findProtruding = (block: Locator): Promise<string[]> =>
  block.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('table, input, select, textarea')]
      .filter((part) => part.getBoundingClientRect().right > right)
      .map((part) => part.outerHTML.slice(0, 80));
  });

for (const [colorScheme, width, when] of [
  ['light', 1440, {}],
  ['dark', 390, nightly],
] as const)
  it(`the console has no violation of WCAG 2.2 AA, ${colorScheme} at ${width} px`, when, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openConsole(page);
    const dialog = await openAuthorize(page);
    await dialog.getByRole('textbox').fill('Bearer ');
    await dialog.getByRole('textbox').press('Enter');
    await dialog.locator('.errors').waitFor();
    expect(await getViolations(page, { within: 'dialog[open]' }), 'the dialog').toEqual([]);
    await page.keyboard.press('Escape');

    const list = await open(page, 'listSubmissions');
    await list.getByRole('button', { name: /^Add / }).click();
    await list.getByRole('textbox', { name: 'filter' }).waitFor();
    await list.getByRole('button', { name: 'Execute' }).click();
    await expect(list.getByRole('textbox', { name: 'formId' })).toHaveAttribute('aria-invalid', 'true');
    await signIn(page);
    const create = await open(page, 'createForm');
    await execute(create);
    await create.getByRole('tab', { name: 'Schema' }).last().click();
    await create.locator('.model-box').first().waitFor();
    for (const size of [320, width]) {
      await page.setViewportSize({ width: size, height: 900 });
      expect(await getOverflow(page), `at ${size} px`).toEqual([]);
    }
    for (const block of [list, create]) expect(await findProtruding(block)).toEqual([]);
    // axe doesn't measure borders.
    const border = await create.locator('.btn.share').evaluate((part) => getComputedStyle(part).borderColor);
    await expect(requestBody(page, 'createForm')).toHaveCSS('border-color', border);
    // A control half covered by the navbar would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    // appearance.test.ts measures the closed rows.
    // A faulty form, a response and a schema.
    for (const id of ['Submissions-listSubmissions', 'Forms-createForm'])
      expect.soft(await getViolations(page, { within: `#operations-${id}` }), id).toEqual([]);
    await chooseServer(page, 'not an address');
    await page.locator('.scheme-container').getByRole('alert').waitFor();
    expect(await getViolations(page, { within: '.scheme-container' }), ui.panel.ownServer).toEqual([]);
  });
