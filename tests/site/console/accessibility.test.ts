import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { nightlyUnless } from '../support/nightly';
import { testSite } from '../support/test-site';
import { execute, openConsole, openPanel, operation, sidewaysScroll, signIn, violations } from './support';

const site = testSite();

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`in ${colorScheme} mode`, () => {
    for (const width of [1440, 390]) {
      const isSample = (colorScheme === 'light') === (width === 1440);
      it(`has no violation of WCAG 2.2 AA at ${width} px`, nightlyUnless(isSample), async () => {
        // The policy of the page would keep axe out.
        const options = { colorScheme, viewport: { width, height: 900 }, bypassCSP: true };
        const { page, close } = await openConsole(site, '#/Submissions/listSubmissions', options);
        expect(await violations(page), 'an operation expanded').toEqual([]);

        const list = operation(page, 'listSubmissions');
        await list.getByRole('button', { name: 'Execute' }).click();
        await list.locator('.console-bad').waitFor();
        await list.getByRole('button', { name: 'Add filter' }).click();
        await list.getByRole('textbox', { name: 'filter 1' }).waitFor();
        expect(await violations(page), 'complaints and a repeated parameter').toEqual([]);

        await signIn(page);
        await list.getByRole('button', { name: 'Pick formId' }).click();
        await list.getByLabel('Existing values of formId').waitFor();
        await page.evaluate(() => {
          window.location.hash = '#/Forms/createForm';
        });
        const create = operation(page, 'createForm');
        await create.getByRole('tab', { name: 'Schema' }).click();
        await create.locator('.model-container').waitFor();
        await create.getByRole('button', { name: 'Copy as' }).click();
        await execute(create);
        for (const summary of await create.locator('.opblock summary').all()) await summary.click();
        await openPanel(page, 'menu');
        // A control half below the navbar would count as too small.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await violations(page), 'schema, answer, code and history').toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);

        await openPanel(page, 'server');
        await page.getByLabel(ui.panel.ownServer).check();
        expect(await violations(page), 'the choice of a server').toEqual([]);
        await page.getByRole('button', { name: ui.console.signIn }).click();
        expect(await violations(page), 'the sign-in dialog').toEqual([]);
        await close();
      });
    }
  });
}

describe('with the keyboard', () => {
  it('an operation is opened, filled in and executed', async () => {
    const { page, close } = await openConsole(site);
    await page.locator('#console-operations').getByRole('searchbox').focus();
    await page.keyboard.type('createForm');
    await page.keyboard.press('Enter');
    const block = operation(page, 'createForm');
    await expect.poll(() => block.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await block.getByRole('button', { name: 'Execute' }).focus();
    await page.keyboard.press('Enter');
    await block.getByRole('status').filter({ hasText: '401' }).waitFor();
    await close();
  });
});
