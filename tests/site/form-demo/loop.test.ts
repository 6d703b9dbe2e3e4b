import type { Page } from '@playwright/test';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { format } from '@/lib/i18n/format';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { violationsOf } from '../support/axe';
import { type PageFaults, waitForScript } from '../support/browser';
import { eachPage } from '../support/each-page';
import { exerciseOf, noFaults, openCatalogue, openExercise, saved } from './support';

let page: Page;
let faults: PageFaults;
const site = eachPage((next, watched) => {
  page = next;
  faults = watched;
});

describe('the form that a reader fills in', () => {
  it('loads nothing before it is asked for; is published, filled in, left, resumed, completed, listed and reviewed', async () => {
    await openCatalogue(page, site);
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const before = await loaded();
    expect(before.filter((name) => name.includes('/sandbox/'))).toEqual([]);
    const exercise = await openExercise(page);
    const after = await loaded();
    expect(after.filter((name) => !before.includes(name) && name.endsWith('.js')).length).toBeGreaterThan(0);
    await saved(exercise, texts.saveNothing);
    await page.getByRole('radio', { name: '4' }).check({ force: true });
    await saved(exercise);
    await page.getByLabel('What should we change?').fill('More light');
    await page.getByLabel('What should we change?').blur();
    await expect(exercise.traffic).toHaveCount(5);
    await saved(exercise);

    // The reader loads the page again and goes on by the token.
    await page.reload();
    await waitForScript(page);
    const again = await openExercise(page);
    await expect(page.getByLabel('What should we change?')).toHaveValue('More light');
    await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
    expect((await again.sent()).join('\n')).toMatch(/by token.*\n.*active definition/i);

    await again.button(texts.leave).click();
    await expect(again.traffic).toHaveCount(4);
    await expect(page.getByLabel('What should we change?')).toHaveValue('More light');
    await page.locator('.lf-survey').getByRole('button', { name: 'Complete' }).click();
    await expect(page.locator('.lf-done')).toContainText(texts.saveComplete);

    await again.button(texts.seeList).click();
    const row = page.locator('.lf-table tbody tr');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(texts.listIsComplete);
    await row.getByRole('combobox').selectOption('approved');
    await expect(page.locator('.lf-said')).toContainText('approved');
    await row.getByRole('button').click();
    await expect(page.locator('.lf-answer')).toContainText('More light');
    await page
      .locator('[data-pane=submissions]')
      .getByLabel(texts.listFilter)
      .and(page.locator('select'))
      .selectOption({ label: texts.listPartial });
    await expect(page.locator('.lf-table')).toContainText(texts.listEmpty);
    expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]);
    expect(faults).toEqual(noFaults);
  });

  it('names the line of a fault while it is typed, publishes what is right, and shows each request as code', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    await page.getByRole('radio', { name: '3' }).check({ force: true });
    await saved(exercise);
    await exercise.show(texts.paneDefinition);
    const editor = page.getByLabel(texts.definitionLabel);
    const text = await editor.inputValue();
    const line = text.slice(0, text.indexOf('"rating"')).split('\n').length;
    await editor.fill(text.replace('"rating"', '"ratng"'));
    await expect(page.locator('.lf-errors')).toContainText(
      format(ui.liveForm.definitionError, {
        line,
        sentence: format(ui.liveForm.errorType, { name: 'ratng' }),
      }),
    );
    await editor.fill(text.replace('How satisfied are you?', 'How do you feel?'));
    await expect(page.locator('.lf-errors')).toHaveText(texts.definitionOk);
    await exercise.button(texts.publish).click();
    await expect(page.locator('.lf-survey')).toContainText('How do you feel?');
    // The response that was given to the previous definition is still there.
    await exercise.show(texts.paneSubmissions);
    await expect(page.locator('.lf-table tbody tr')).toHaveCount(1);

    // Each request is shown as code, and leads to its operation.
    const first = exercise.traffic.last();
    await first.locator('summary').click();
    const code = first.locator('pre').first();
    await expect(code).toContainText('curl');
    // As it is copied it runs: the sign-in comes first, and nothing is left to be filled in.
    await expect(code).toContainText('/api/auth/login');
    await expect(code).not.toContainText('{{');
    await first.getByLabel(texts.trafficAs).selectOption('csharp');
    await expect(first.locator('pre').first()).toContainText('HttpClient');
    await expect(first.locator('pre').first()).not.toContainText('eyJ');
    await expect(first.getByRole('link')).toHaveAttribute('href', /\/docs\/api\/forms\/createForm\/$/);
  });

  it('is filled in and completed with the keyboard alone', async () => {
    await openCatalogue(page, site);
    await page.getByRole('button', { name: vocabulary.liveFormOpen }).focus();
    await page.keyboard.press('Enter');
    const exercise = await exerciseOf(page);
    await page.getByRole('tab', { name: texts.paneForm }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: texts.paneDefinition })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: texts.paneForm })).toBeFocused();
    await page.getByRole('radio', { name: '1' }).focus();
    // Ratings scroll sideways, and what stands out of them is cut off: the first circle has room for its ring.
    const room = await page
      .locator('.sd-rating__item')
      .first()
      .evaluate((item) => {
        const box = item.closest('.sd-rating')?.getBoundingClientRect();
        return box && item.getBoundingClientRect().left - box.left;
      });
    expect(room).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('Space');
    await saved(exercise);
    const complete = page.locator('.lf-survey').getByRole('button', { name: 'Complete' });
    for (let steps = 0; steps < 20; steps += 1) {
      if (await complete.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('.lf-done')).toContainText(texts.saveComplete);
  });
});
