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

describe('the form that a reader fills in', () => {
  it('keeps answers over a cut of the connection and a reload, and sends them when it is back', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    await exercise.button(texts.cut).click();
    await page.getByLabel('What should we change?').fill('Written offline');
    await page.getByLabel('What should we change?').blur();
    await saved(exercise, texts.saveOffline);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    await page.getByRole('radio', { name: '2' }).check({ force: true });
    await exercise.button(texts.goOnline).click();
    await saved(exercise);
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);

    await exercise.button(texts.cut).click();
    await page.getByLabel('What should we change?').fill('Again offline');
    await page.getByLabel('What should we change?').blur();
    await saved(exercise, texts.saveOffline);
    await page.reload();
    await waitForScript(page);
    const after = await openExercise(page);
    await expect(page.getByLabel('What should we change?')).toHaveValue('Again offline');
    await saved(after);
    await expect(page.getByRole('radio', { name: '2' })).toBeChecked();
  });

  it('is submitted once the connection is back, and comes back when the server rejects it', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    const complete = page.locator('.lf-survey').getByRole('button', { name: 'Complete' });
    const remark = page.getByLabel('What should we change?');
    await page.getByRole('radio', { name: '4' }).check({ force: true });
    await saved(exercise);
    await exercise.button(texts.cut).click();
    await complete.click();
    await saved(exercise, texts.completeOffline);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    await exercise.button(texts.goOnline).click();
    await expect(page.locator('.lf-done')).toContainText(texts.saveComplete);

    await exercise.button(texts.another).click();
    await page.getByRole('radio', { name: '2' }).check({ force: true });
    await saved(exercise);
    await exercise.show(texts.paneSubmissions);
    await exercise.button(texts.deleteForm).click();
    await expect(page.locator('.lf-said')).toHaveText(texts.deleted);
    await exercise.show(texts.paneForm);
    await remark.fill('Still here');
    await complete.click();
    await expect(page.locator('[data-pane=form]').getByRole('alert')).toHaveText(texts.problemForm);
    await expect(remark).toHaveValue('Still here');
    await expect(page.getByRole('radio', { name: '2' })).toBeChecked();
  });

  it('keeps what was typed when the way back to the form is cut', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    await exercise.button(texts.cut).click();
    await page.getByLabel('What should we change?').fill('On the way');
    await page.getByLabel('What should we change?').blur();
    await saved(exercise, texts.saveOffline);
    await exercise.button(texts.leave).click();
    await expect(page.locator('[data-pane=form]').getByRole('alert')).toHaveText(texts.problemCut);
    await expect(page.getByLabel('What should we change?')).toHaveValue('On the way');
    await exercise.button(texts.goOnline).click();
    await saved(exercise);
    await expect(page.locator('[data-pane=form]').getByRole('alert')).toHaveCount(0);
    expect((await exercise.sent()).at(-1)).toMatch(/^POST .* 201/);
  });

  it('says that the form was deleted, and publishes it again', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    await page.getByRole('radio', { name: '3' }).check({ force: true });
    await saved(exercise);
    await exercise.show(texts.paneSubmissions);
    await exercise.button(texts.deleteForm).click();
    await expect(page.locator('.lf-said')).toHaveText(texts.deleted);
    await exercise.show(texts.paneForm);
    await page.getByRole('radio', { name: '5' }).check({ force: true });
    await expect(page.locator('[data-pane=form]').getByRole('alert')).toHaveText(texts.problemForm);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    await exercise.button(texts.publishAgain).click();
    await expect(page.getByRole('radio', { name: '5' })).not.toBeChecked();
    await page.getByRole('radio', { name: '1' }).check({ force: true });
    await saved(exercise);
  });

  it('says that a token opens nothing any more, and begins a new answer with what was typed', async () => {
    await openCatalogue(page, site);
    const exercise = await openExercise(page);
    await page.getByLabel('What should we change?').fill('Mine');
    await page.getByLabel('What should we change?').blur();
    await saved(exercise);
    // Another window completes the same answer.
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('live-form') ?? '{}'));
    await page.evaluate(
      (form) => localStorage.setItem('live-form', JSON.stringify({ ...form, token: 'A'.repeat(64) })),
      kept,
    );
    await page.reload();
    await waitForScript(page);
    await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
    await expect(page.locator('[data-pane=form]').getByRole('alert')).toHaveText(texts.problemToken);
    await page.getByRole('button', { name: texts.newSubmission, exact: true }).click();
    const newSubmission = await exerciseOf(page);
    await page.getByRole('radio', { name: '1' }).check({ force: true });
    await saved(newSubmission);
  });
});
