import { expect, type Locator, type Page } from '@playwright/test';
import { liveForm as texts } from '@/lib/i18n/en/live-form';
import { vocabulary } from '@/lib/i18n/en/vocabulary';
import { type PageFaults, waitForScript } from '../support/browser';
import type { TestSite } from '../support/test-site';

/** The page that opens every form of the catalogue. */
export const catalogue = '/docs/guides/form-definitions/';

/** What watchFaults records of a page in which nothing went wrong. */
export const noFaults: PageFaults = { console: [], failedRequests: [], foreignRequests: [] };

/** What a reader sees of the exercise with a form. */
export interface Exercise {
  page: Page;
  /** The button of the form that its text names. */
  button(name: string): Locator;
  /** The line that says how far saving is. */
  saving: Locator;
  /** The requests, newest first. */
  traffic: Locator;
  /** Names of the operations that were sent, oldest first, with the status of their responses. */
  sent(): Promise<string[]>;
  /** Shows a pane, where it is a tab. */
  show(name: string): Promise<void>;
}

/** Opens the catalogue, with `rest` after its path, and waits until its scripts work. */
export async function openCatalogue(page: Page, { url }: TestSite, rest = ''): Promise<void> {
  await page.goto(url + catalogue + rest);
  await waitForScript(page);
}

/** Opens the exercise of a page that is loaded, and waits for the form. */
export async function openExercise(page: Page): Promise<Exercise> {
  await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
  return exerciseOf(page);
}

/** The exercise of a page, once its form is drawn. */
export async function exerciseOf(page: Page): Promise<Exercise> {
  await page.locator('.lf-survey form').waitFor();
  const traffic = page.locator('.lf-traffic > li');
  return {
    page,
    traffic,
    saving: page.locator('.lf-saving [role=status]'),
    button: (name) => page.locator('.lf').getByRole('button', { name, exact: true }),
    async sent() {
      const lines = await traffic.locator('summary').allInnerTexts();
      return lines.map((line) => line.replace(/\s+/g, ' ').trim()).reverse();
    },
    async show(name) {
      await page.locator('.lf').getByRole('tab', { name, exact: true }).click();
    },
  };
}

/** Waits until the line of saving says something. */
export async function saved(exercise: Exercise, text: string = texts.saveSaved): Promise<void> {
  await expect(exercise.saving).toHaveText(text);
}
