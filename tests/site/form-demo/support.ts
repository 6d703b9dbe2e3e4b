import { expect, type Page } from '@playwright/test';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { violationsOf } from '../support/axe';
import { waitForScript } from '../support/browser';

/** The page that opens every form of the catalogue. */
export const catalogue = '/docs/guides/form-definitions/';

/** What a reader sees and does in the exercise with a form. */
export type Exercise = Awaited<ReturnType<typeof exerciseOf>>;

/** Opens the catalogue, with `rest` after its path, and waits until its scripts work. */
export async function openCatalogue(page: Page, rest = ''): Promise<void> {
  await page.goto(catalogue + rest);
  await waitForScript(page);
}

/** Opens the exercise of a page that is loaded, and waits for the form. */
export async function openExercise(page: Page) {
  await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
  return exerciseOf(page);
}

/** The exercise of a page, once its form is drawn. */
export async function exerciseOf(page: Page) {
  const frame = page.locator('.lf');
  const survey = page.locator('.lf-survey');
  await survey.locator('form').waitFor();
  const traffic = page.locator('.lf-traffic > li');
  const remark = page.getByLabel('What should we change?');
  return {
    survey,
    remark,
    /** The requests, newest first. */
    traffic,
    alert: page.locator('[data-pane=form]').getByRole('alert'),
    rows: page.locator('.lf-table tbody tr'),
    /** The button of the exercise that its text names. */
    button: (name: string) => frame.getByRole('button', { name, exact: true }),
    score: (name: string) => page.getByRole('radio', { name }),
    rate: (name: string) => page.getByRole('radio', { name }).check({ force: true }),
    async write(text: string) {
      await remark.fill(text);
      await remark.blur();
    },
    complete: () => survey.getByRole('button', { name: 'Complete' }).click(),
    isDone: () => expect(page.locator('.lf-done')).toContainText(texts.saveComplete),
    /** Names of the operations that were sent, oldest first, with the status of their responses. */
    async sent(): Promise<string[]> {
      const lines = await traffic.locator('summary').allInnerTexts();
      return lines.map((line) => line.replace(/\s+/g, ' ').trim()).reverse();
    },
    /** Shows a pane, where it is a tab. */
    show: (name: string) => frame.getByRole('tab', { name, exact: true }).click(),
    /** Waits until the line of saving says something. */
    saved: (text: string = texts.saveSaved) =>
      expect(page.locator('.lf-saving [role=status]')).toHaveText(text),
    hasNoViolation: async () =>
      expect(await violationsOf(page, { bestPractice: true, within: '.lf' })).toEqual([]),
  };
}
