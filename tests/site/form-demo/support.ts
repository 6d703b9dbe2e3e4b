import { expect, type Page } from '@playwright/test';
import { liveForm as texts } from '@/shared/i18n/en/live-form';
import { getViolations } from '../support/axe';
import { visit } from '../support/browser';

/** Opens a page with a form of the demo, and the form by its button unless the address opens it. */
export async function openDemo(page: Page, path = '/docs/guides/form-definitions/') {
  await visit(page, path);
  if (!path.includes('#')) await page.locator('.lf-open button').click();
  // Moves the pointer there, which starts the scripts that the address needs.
  else await page.mouse.move(100, 100);
  return getDemo(page);
}

/** Returns helpers for the demo of a page, once its form is rendered. */
export async function getDemo(page: Page) {
  const survey = page.locator('.lf-survey');
  await survey.locator('form').waitFor();
  return {
    survey,
    requests: page.locator('.lf-requests > li'),
    remark: survey.locator('textarea'),
    button: (name: string) => page.locator('.lf').getByRole('button', { name, exact: true }),
    rate: (name: string) => survey.getByRole('radio', { name }).check({ force: true }),
    show: (name: string) => page.locator('.lf').getByRole('tab', { name, exact: true }).click(),
    /** Waits for a message about saving. */
    says: (text: string = texts.saved) => expect(page.locator('.lf-saving [role=status]')).toHaveText(text),
    hasNoViolation: async () =>
      expect(await getViolations(page, { bestPractice: true, within: '.lf' })).toEqual([]),
  };
}
