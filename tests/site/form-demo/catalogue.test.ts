import { formNames } from '@/lib/forms';
import { describe, expect, it } from '@/tests/site/support/test';
import { noFaults } from '../support/browser';
import { nightly } from '../support/nightly';
import { exerciseOf, openCatalogue } from './support';

it.use({ colorScheme: 'dark' });

describe('the catalogue', () => {
  for (const name of formNames)
    it(`opens "${name}" by its link, drawn without a fault`, nightly, async ({ page, faults }) => {
      await openCatalogue(page, `#form-${name}`);
      await page.mouse.move(100, 100);
      await (await exerciseOf(page)).hasNoViolation();
      expect(faults).toEqual(noFaults);
    });

  it('opens a form by its link, and fills in what the address brings', async ({ page, faults }) => {
    await openCatalogue(page, '#form-pages');
    await page.mouse.move(100, 100);
    const exercise = await exerciseOf(page);
    await expect(exercise.survey).toContainText('Register a device');
    await exercise.hasNoViolation();
    expect(faults).toEqual(noFaults);
    await page.locator('a[href="#form-matrix"]').click();
    await expect(exercise.survey).toContainText('Course evaluation');
    await page.locator('a[href$="#form-prefilled"]').click();
    await page.mouse.move(100, 100);
    await exerciseOf(page);
    await expect(page.getByLabel('Order number')).toHaveValue('A-4711');
  });
});
