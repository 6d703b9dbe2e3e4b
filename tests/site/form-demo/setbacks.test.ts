import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { waitForScript } from '../support/browser';
import { exerciseOf, openCatalogue, openExercise } from './support';

beforeEach(({ page }) => openCatalogue(page));

describe('the form that a reader fills in', () => {
  it('keeps answers over a cut and a reload, and sends them afterward', async ({ page }) => {
    const exercise = await openExercise(page);
    await exercise.button(texts.cut).click();
    await exercise.write('Written offline');
    await exercise.saved(texts.saveOffline);
    await exercise.hasNoViolation();
    await exercise.rate('2');
    await exercise.button(texts.leave).click();
    await expect(exercise.alert).toHaveText(texts.problemCut);
    await expect(exercise.remark).toHaveValue('Written offline');
    await exercise.button(texts.goOnline).click();
    await exercise.saved();
    await expect(exercise.alert).toHaveCount(0);
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);
    await exercise.button(texts.cut).click();
    await exercise.write('Again offline');
    await exercise.saved(texts.saveOffline);
    await page.reload();
    await waitForScript(page);
    await openExercise(page);
    await expect(exercise.remark).toHaveValue('Again offline');
    await exercise.saved();
    await expect(exercise.score('2')).toBeChecked();
  });

  it('is submitted after a cut; comes back when its form is deleted', async ({ page }) => {
    const exercise = await openExercise(page);
    await exercise.rate('4');
    await exercise.saved();
    await exercise.button(texts.cut).click();
    await exercise.complete();
    await exercise.saved(texts.completeOffline);
    await exercise.hasNoViolation();
    await exercise.button(texts.goOnline).click();
    await exercise.isDone();

    await exercise.button(texts.another).click();
    await exercise.rate('2');
    await exercise.saved();
    await exercise.show(texts.paneSubmissions);
    await exercise.button(texts.deleteForm).click();
    await expect(page.locator('.lf-said')).toHaveText(texts.deleted);
    await exercise.show(texts.paneForm);
    await exercise.remark.fill('Still here');
    await exercise.complete();
    await expect(exercise.alert).toHaveText(texts.problemForm);
    await expect(exercise.remark).toHaveValue('Still here');
    await expect(exercise.score('2')).toBeChecked();
    await exercise.hasNoViolation();
    await exercise.button(texts.publishAgain).click();
    await expect(exercise.score('2')).not.toBeChecked();
    await exercise.rate('1');
    await exercise.saved();
  });

  it('says that a token opens nothing any more, and begins a new answer', async ({ page }) => {
    const exercise = await openExercise(page);
    await exercise.write('Mine');
    await exercise.saved();
    // Another window completes the same answer.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('live-form') ?? '{}');
      localStorage.setItem('live-form', JSON.stringify({ ...kept, token: 'A'.repeat(64) }));
    });
    await page.reload();
    await waitForScript(page);
    await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
    await expect(exercise.alert).toHaveText(texts.problemToken);
    await page.getByRole('button', { name: texts.newSubmission, exact: true }).click();
    await exerciseOf(page);
    await exercise.rate('1');
    await exercise.saved();
  });
});
