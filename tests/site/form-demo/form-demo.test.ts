import type { Page } from '@playwright/test';
import { liveForm as german } from '@/shared/i18n/de/live-form';
import { liveForm as texts } from '@/shared/i18n/en/live-form';
import { expect, it } from '@/tests/site/support/test';
import { getViolations } from '../support/axe';
import { noFaults, visit } from '../support/browser';
import { getOverflow } from '../support/page';

/** Opens a page with a form of the demo, and the form by its button unless the address opens it. */
async function openDemo(page: Page, path = '/docs/guides/form-definitions/') {
  await visit(page, path);
  if (!path.includes('#')) await page.locator('.lf-open button').click();
  // Moves the pointer there, which starts the scripts that the address needs.
  else await page.mouse.move(100, 100);
  return getDemo(page);
}

/** Returns helpers for the demo of a page, once its form is rendered. */
async function getDemo(page: Page) {
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

it('the form demo is filled in, left, resumed and completed, and shows data', async ({ page, faults }) => {
  const demo = await openDemo(page);
  await demo.says(texts.nothing);
  await demo.rate('4');
  await demo.says();
  // Typed, and never left by the focus.
  await demo.remark.pressSequentially('More light');
  await demo.says(texts.saving);
  await demo.says();
  await demo.button(texts.leave).click();
  await demo.says(texts.restored);
  await expect(demo.remark).toHaveValue('More light');
  const save = demo.requests.filter({ hasText: texts.updateSubmissionByToken });
  await save.locator('summary').click();
  await expect(save).toContainText(/More light.*More light/s);
  await expect(save.getByRole('link')).toHaveAttribute('href', /\/updateSubmissionByToken\/$/);
  await demo.hasNoViolation();
  await openDemo(page);
  await demo.says(texts.restored);
  await demo.survey.getByRole('button', { name: 'Complete' }).click();
  await demo.says(texts.complete);
  await demo.button(texts.seeStored).click();
  await expect(page.locator('[data-pane=submission]')).toContainText(
    /"remark": "More light".*"isComplete": true/s,
  );
  await demo.hasNoViolation();

  await page.getByRole('tab', { name: texts.formPane }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-pane=definition]')).toContainText('How satisfied are you?');
  expect(faults).toEqual(noFaults);
});

it('each form of the catalog opens by its link, in German', async ({ page, faults }) => {
  const demo = await openDemo(page, '/de/docs/guides/form-definitions/#form-pages');
  await expect(demo.survey).toContainText('Ein Gerät registrieren');
  // The dots are on their line.
  const middles = await demo.survey
    .locator('.sd-progress-buttons__connector:visible, .sd-progress-buttons__button')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  await page.locator('a[href$="#form-prefilled"]').click();
  await page.mouse.move(100, 100);
  await getDemo(page);
  await expect(page.getByLabel('Bestellnummer')).toHaveValue('A-4711');
  expect(faults).toEqual(noFaults);
});

it('the form demo fits a phone: its tabs are in one row, its fields have 16 px', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const demo = await openDemo(page, '/de/docs/guides/form-definitions/');
  const tops = await page
    .locator('.lf .tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops).toEqual(Array(4).fill(tops[0]));
  for (const name of [german.requestsPane, german.formPane]) {
    await demo.show(name);
    await expect(page.locator('.lf-pane:visible')).toHaveCount(1);
    expect(await getOverflow(page), name).toEqual([]);
  }
  const sizes = await page
    .locator('.lf textarea, .lf input.sd-input')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

it('the form demo shows fields, buttons, selection and focus in forced colors', async ({ newPage }) => {
  const page = await newPage({ forcedColors: 'active' });
  const demo = await openDemo(page);
  await demo.rate('4');
  await demo.survey.getByRole('checkbox', { name: 'Advice' }).check({ force: true });
  await demo.survey.getByRole('radio', { name: '4' }).focus();
  await page.keyboard.press('Tab');
  const { borders, backgrounds, tabs, outline } = await page.evaluate(() => {
    const get = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`${selector} is missing.`);
      return getComputedStyle(element);
    };
    return {
      borders: [
        '.sd-rating__item',
        '.sd-item__decorator',
        '.lf-survey textarea',
        '.sd-navigation__complete-btn',
      ].map((part) => get(part).borderTopWidth),
      backgrounds: [
        '.sd-rating__item',
        '.sd-rating__item--selected',
        '.sd-item--checked .sd-item__decorator',
      ].map((part) => get(part).backgroundColor),
      tabs: ['true', 'false'].map((is) => get(`.lf .tab[aria-selected=${is}]`).borderBottomColor),
      outline: get('.sd-selectbase__item label:has(:focus-visible)').outlineStyle,
    };
  });
  expect([...borders, outline]).toEqual([...Array(4).fill('1px'), 'solid']);
  const [plain, ...selected] = backgrounds;
  expect(selected).not.toContain(plain);
  expect(tabs[0]).not.toBe(tabs[1]);
});
