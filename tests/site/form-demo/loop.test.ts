import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { format } from '@/lib/i18n/format';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { noFaults, waitForScript } from '../support/browser';
import { exerciseOf, openCatalogue, openExercise } from './support';

beforeEach(({ page }) => openCatalogue(page));

describe('the form that a reader fills in', () => {
  it('loads when asked for; is filled in, resumed, completed and reviewed', async ({ page, faults }) => {
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const before = await loaded();
    expect(before.filter((name) => name.includes('/sandbox/'))).toEqual([]);
    const exercise = await openExercise(page);
    const after = await loaded();
    expect(after.filter((name) => !before.includes(name) && name.endsWith('.js')).length).toBeGreaterThan(0);
    await exercise.saved(texts.saveNothing);
    await exercise.rate('4');
    await exercise.saved();
    await exercise.write('More light');
    await expect(exercise.traffic).toHaveCount(5);
    await exercise.saved();

    // The reader loads the page again and goes on by the token.
    await page.reload();
    await waitForScript(page);
    await openExercise(page);
    await expect(exercise.remark).toHaveValue('More light');
    await expect(exercise.score('4')).toBeChecked();
    expect((await exercise.sent()).join('\n')).toMatch(/by token.*\n.*active definition/i);
    await exercise.button(texts.leave).click();
    await expect(exercise.traffic).toHaveCount(4);
    await expect(exercise.remark).toHaveValue('More light');
    await exercise.complete();
    await exercise.isDone();

    await exercise.button(texts.seeList).click();
    await expect(exercise.rows).toHaveCount(1);
    await expect(exercise.rows).toContainText(texts.listIsComplete);
    await exercise.rows.getByRole('combobox').selectOption('approved');
    await expect(page.locator('.lf-said')).toContainText('approved');
    await exercise.rows.getByRole('button').click();
    await expect(page.locator('.lf-answer')).toContainText('More light');
    await page
      .locator('[data-pane=submissions]')
      .getByLabel(texts.listFilter)
      .and(page.locator('select'))
      .selectOption({ label: texts.listPartial });
    await expect(page.locator('.lf-table')).toContainText(texts.listEmpty);
    await exercise.hasNoViolation();
    expect(faults).toEqual(noFaults);
  });

  it('names the line of a fault, publishes what is right, shows requests as code', async ({ page }) => {
    const exercise = await openExercise(page);
    await exercise.rate('3');
    await exercise.saved();
    await exercise.show(texts.paneDefinition);
    const editor = page.getByLabel(texts.definitionLabel);
    const text = await editor.inputValue();
    const line = text.slice(0, text.indexOf('"rating"')).split('\n').length;
    await editor.fill(text.replace('"rating"', '"ratng"'));
    const sentence = format(texts.errorType, { name: 'ratng' });
    await expect(page.locator('.lf-errors')).toContainText(format(texts.definitionError, { line, sentence }));

    await editor.fill(text.replace('How satisfied are you?', 'How do you feel?'));
    await expect(page.locator('.lf-errors')).toHaveText(texts.definitionOk);
    await exercise.button(texts.publish).click();
    await expect(exercise.survey).toContainText('How do you feel?');
    // The response that was given to the previous definition is still there.
    await exercise.show(texts.paneSubmissions);
    await expect(exercise.rows).toHaveCount(1);
    // Each request is shown as code, and leads to its operation.
    const first = exercise.traffic.last();
    await first.locator('summary').click();
    const code = first.locator('pre').first();
    await expect(code).toContainText('curl');
    // As it is copied it runs: the sign-in comes first, and nothing is left to be filled in.
    await expect(code).toContainText('/api/auth/login');
    await expect(code).not.toContainText('{{');
    await first.getByLabel(texts.trafficAs).selectOption('csharp');
    await expect(code).toContainText('HttpClient');
    await expect(code).not.toContainText('eyJ');
    await expect(first.getByRole('link')).toHaveAttribute('href', /\/docs\/api\/forms\/createForm\/$/);
  });

  it('is filled in and completed with the keyboard alone', async ({ page }) => {
    await page.getByRole('button', { name: vocabulary.liveFormOpen }).focus();
    await page.keyboard.press('Enter');
    const exercise = await exerciseOf(page);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab(texts.paneForm).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(texts.paneDefinition)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(texts.paneForm)).toBeFocused();
    await exercise.score('1').focus();
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
    await exercise.saved();
    const complete = exercise.survey.getByRole('button', { name: 'Complete' });
    for (let steps = 0; steps < 20; steps += 1) {
      if (await complete.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await exercise.isDone();
  });
});
