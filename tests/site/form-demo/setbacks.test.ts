import type { Page } from '@playwright/test';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { describe, expect, it } from '@/tests/site/support/test';
import { violationsOf } from '../support/axe';
import { waitForScript } from '../support/browser';
import { eachPage } from '../support/each-page';
import { exerciseOf, openCatalogue, openExercise, saved } from './support';

let page: Page;
const site = eachPage((next) => {
  page = next;
});

const remark = () => page.getByLabel('What should we change?');
const rate = (score: string) => page.getByRole('radio', { name: score }).check({ force: true });
const alert = () => page.locator('[data-pane=form]').getByRole('alert');

async function write(text: string): Promise<void> {
  await remark().fill(text);
  await remark().blur();
}

describe('the form that a reader fills in', () => {
  it('keeps answers over a cut of the connection, a way back and a reload, and sends them when it is back', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    await exercise.button(texts.cut).click();
    await write('Written offline');
    await saved(exercise, texts.saveOffline);
    expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]);
    await rate('2');
    await exercise.button(texts.leave).click();
    await expect(alert()).toHaveText(texts.problemCut);
    await expect(remark()).toHaveValue('Written offline');
    await exercise.button(texts.goOnline).click();
    await saved(exercise);
    await expect(alert()).toHaveCount(0);
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);

    await exercise.button(texts.cut).click();
    await write('Again offline');
    await saved(exercise, texts.saveOffline);
    await page.reload();
    await waitForScript(page);
    const after = await openExercise(page);
    await expect(remark()).toHaveValue('Again offline');
    await saved(after);
    await expect(page.getByRole('radio', { name: '2' })).toBeChecked();
  });

  it('is submitted once the connection is back; comes back when its form is deleted, which is published again', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    const complete = page.locator('.lf-survey').getByRole('button', { name: 'Complete' });
    await rate('4');
    await saved(exercise);
    await exercise.button(texts.cut).click();
    await complete.click();
    await saved(exercise, texts.completeOffline);
    expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]);
    await exercise.button(texts.goOnline).click();
    await expect(page.locator('.lf-done')).toContainText(texts.saveComplete);

    await exercise.button(texts.another).click();
    await rate('2');
    await saved(exercise);
    await exercise.show(texts.paneSubmissions);
    await exercise.button(texts.deleteForm).click();
    await expect(page.locator('.lf-said')).toHaveText(texts.deleted);
    await exercise.show(texts.paneForm);
    await remark().fill('Still here');
    await complete.click();
    await expect(alert()).toHaveText(texts.problemForm);
    await expect(remark()).toHaveValue('Still here');
    await expect(page.getByRole('radio', { name: '2' })).toBeChecked();
    expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]);
    await exercise.button(texts.publishAgain).click();
    await expect(page.getByRole('radio', { name: '2' })).not.toBeChecked();
    await rate('1');
    await saved(exercise);
  });

  it('says that a token opens nothing any more, and begins a new answer with what was typed', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    await write('Mine');
    await saved(exercise);
    // Another window completes the same answer.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('live-form') ?? '{}');
      localStorage.setItem('live-form', JSON.stringify({ ...kept, token: 'A'.repeat(64) }));
    });
    await page.reload();
    await waitForScript(page);
    await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
    await expect(alert()).toHaveText(texts.problemToken);
    await page.getByRole('button', { name: texts.newSubmission, exact: true }).click();
    const newSubmission = await exerciseOf(page);
    await rate('1');
    await saved(newSubmission);
  });
});
