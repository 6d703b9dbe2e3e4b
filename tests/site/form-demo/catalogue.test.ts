import type { Page } from '@playwright/test';
import { formNames } from '@/lib/forms';
import { describe, expect, it } from '@/tests/site/support/test';
import { violationsOf } from '../support/axe';
import type { PageFaults } from '../support/browser';
import { eachPage } from '../support/each-page';
import { nightly } from '../support/nightly';
import { exerciseOf, noFaults, openCatalogue } from './support';

let page: Page;
let faults: PageFaults;
const site = eachPage((next, watched) => {
  page = next;
  faults = watched;
});

describe('the catalogue', () => {
  for (const name of formNames)
    it(`opens "${name}" by its link, drawn without a fault`, nightly, async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openCatalogue(page, site, `#form-${name}`);
      await page.mouse.move(100, 100);
      await exerciseOf(page);
      expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]);
      expect(faults).toEqual(noFaults);
    });

  it('opens a form by its link, another one by the next, and fills in what the address brings', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openCatalogue(page, site, '#form-pages');
    await page.mouse.move(100, 100);
    await exerciseOf(page);
    await expect(page.locator('.lf-survey')).toContainText('Register a device');
    expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]);
    expect(faults).toEqual(noFaults);
    await page.locator('a[href="#form-matrix"]').click();
    await expect(page.locator('.lf-survey')).toContainText('Course evaluation');
    await page.locator('a[href$="#form-prefilled"]').click();
    await page.mouse.move(100, 100);
    await exerciseOf(page);
    await expect(page.getByLabel('Order number')).toHaveValue('A-4711');
  });
});
