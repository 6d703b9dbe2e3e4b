import type { BrowserContext, Page } from '@playwright/test';
import { formNames } from '@/lib/forms';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { format } from '@/lib/i18n/format';
import { afterEach, beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { violationsOf } from '../support/axe';
import { type PageFaults, waitForScript, watchFaults } from '../support/browser';
import { nightly } from '../support/nightly';
import { testSite } from '../support/test-site';
import { catalogue, exerciseOf, openExercise, saved } from './support';

const site = testSite();
let context: BrowserContext;
let page: Page;
let faults: PageFaults;

beforeEach(async () => {
  context = await site.browser.newContext();
  page = await context.newPage();
  faults = watchFaults(page, site.url);
});
afterEach(() => context.close());

async function open(path = catalogue) {
  await page.goto(site.url + path);
  await waitForScript(page);
}

const none = { console: [], failedRequests: [], foreignRequests: [] };

describe('the form that a reader fills in', () => {
  it('loads nothing of SurveyJS or the API before it is asked for', async () => {
    await open();
    const before = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(before.filter((name) => name.includes('/sandbox/'))).toEqual([]);
    const known = new Set(before);
    await openExercise(page);
    const after = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(after.filter((name) => !known.has(name) && name.endsWith('.js')).length).toBeGreaterThan(0);
    expect(faults).toEqual(none);
  });

  it('is published, filled in, left, resumed, completed, listed and reviewed', async () => {
    await open();
    const exercise = await openExercise(page);
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
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    expect(faults).toEqual(none);
  });

  it('keeps answers over a cut of the connection and a reload, and sends them when it is back', async () => {
    await open();
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
    await open();
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
    await open();
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
    await open();
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
    await open();
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

  it('names the line of a fault while it is typed, and publishes what is right', async () => {
    await open();
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
    // Where it is seen: above the text, which stays where it is.
    const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
    const place = await top('.lf-editor');
    expect(await top('.lf-errors')).toBeLessThan(place);
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
    await editor.fill(text.replace('How satisfied are you?', 'How do you feel?'));
    await expect(page.locator('.lf-errors')).toHaveText(texts.definitionOk);
    expect(await top('.lf-editor')).toBe(place);
    await exercise.button(texts.publish).click();
    await expect(page.locator('.lf-survey')).toContainText('How do you feel?');
    // The response that was given to the previous definition is still there.
    await exercise.show(texts.paneSubmissions);
    await expect(page.locator('.lf-table tbody tr')).toHaveCount(1);
  });

  it('shows each request as code and leads to its operation', async () => {
    await open();
    const exercise = await openExercise(page);
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
    expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
  });

  it('is filled in and completed with the keyboard alone', async () => {
    await open();
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

describe('the catalogue', () => {
  // One form stands for all; each of them is drawn every night.
  for (const name of formNames)
    it(`opens "${name}" by its link, drawn without a fault`, name === 'feedback' ? {} : nightly, async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(`${catalogue}#form-${name}`);
      await page.mouse.move(100, 100);
      await exerciseOf(page);
      expect(await violationsOf(page, { bestPractice: true })).toEqual([]);
      expect(faults).toEqual(none);
    });

  it('opens another one by the next link, and fills in what the address brings', async () => {
    await open();
    await page.locator('a[href="#form-pages"]').click();
    await exerciseOf(page);
    await expect(page.locator('.lf-survey')).toContainText('Register a device');
    await page.locator('a[href="#form-matrix"]').click();
    await expect(page.locator('.lf-survey')).toContainText('Course evaluation');
    await page.locator('a[href$="#form-prefilled"]').click();
    await page.mouse.move(100, 100);
    await exerciseOf(page);
    await expect(page.getByLabel('Order number')).toHaveValue('A-4711');
  });
});
