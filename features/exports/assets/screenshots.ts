import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { type ScreenshotName, screenshotPath, screenshots } from '@/features/content/screenshots';
import { ensureChromium } from '@/shared/build/chromium';
import { createSiteServer, listen } from '@/shared/build/server';
import { liveForm } from '@/shared/i18n/en/live-form';
import { panel as panelTexts } from '@/shared/i18n/en/panel';
import { vocabulary } from '@/shared/i18n/en/vocabulary';
import { takeReadmePictures } from './readme-pictures';

/** Largest size of a screenshot, in bytes. */
const MAX_BYTES = 60_000;

/** CSS pixels around the captured part. */
const MARGIN = 16;

/** Image pixels per CSS pixel. */
const SCALE = 1.5;

/** The form of the learning path. */
const customerFeedback = {
  title: 'Customer feedback',
  pages: [
    {
      elements: [
        {
          type: 'rating',
          name: 'score',
          title: 'How satisfied are you?',
          isRequired: true,
        },
        { type: 'comment', name: 'remarks', title: 'What could we do better?' },
      ],
    },
  ],
};

const remark = 'Open on Sundays';

/** Opens a page, waits for its script and starts an island. */
async function open(page: Page, address: string, island: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.shell === '');
  await page.locator(island).first().dispatchEvent('pointerover');
}

/** Selects a tab of the live form. */
const show = (page: Page, name: string): Promise<void> =>
  page.locator('.lf').getByRole('tab', { name, exact: true }).click();

/** Publishes the form of the learning path in a live form and fills it in. */
async function fillForm(page: Page, url: string): Promise<Locator> {
  await open(page, `${url}/docs/guides/form-definitions/`, '[data-island]');
  await page.getByRole('button', { name: vocabulary.liveFormOpen }).click();
  await page.locator('.lf-survey form').waitFor();
  await show(page, liveForm.definitionPane);
  await page.getByLabel(liveForm.definitionLabel).fill(JSON.stringify(customerFeedback, null, 2));
  await page.getByRole('button', { name: liveForm.publish }).click();
  await show(page, liveForm.formPane);
  await page.locator('.lf-survey').getByText(customerFeedback.title).first().waitFor();
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  await page.locator('.lf-survey textarea').fill(remark);
  // A blinking caret would differ between captures.
  await page.locator('.lf-survey textarea').blur();
  await page.locator('.lf-saving [role=status]', { hasText: liveForm.saved }).waitFor();
  return page.locator('.lf [role=tablist]');
}

/** Executes an operation in the console as the administrator. */
async function runInConsole(page: Page, url: string): Promise<Locator> {
  await page.setViewportSize({ width: 818, height: 3000 });
  await open(page, `${url}/docs/api/#/Form-Templates/listFormTemplates`, '.console-bar');
  await page.locator('.console[data-ready]').waitFor();
  const operation = page.locator('.op-item[data-operation="listFormTemplates"]');
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  const signIn = operation.getByRole('button', { name: panelTexts.signInAndSend, exact: true });
  await signIn.click();
  await signIn.waitFor({ state: 'detached' });
  await page.evaluate(() => window.scrollTo(0, 0));
  return operation;
}

/** Captures the part of the page that begins at `element` as WebP, in the size of the screenshot. */
async function save(page: Page, name: ScreenshotName, mode: 'light' | 'dark', element: Locator) {
  const { width, height } = screenshots[name];
  const { x, y } = await element.evaluate((node) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: left + window.scrollX, y: top + window.scrollY };
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 75,
    clip: { x: x - MARGIN, y: y - MARGIN, width, height, scale: SCALE },
  });
  const file = join('public', screenshotPath(name, mode));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(data, 'base64'));
  const { size } = await stat(file);
  if (size > MAX_BYTES)
    throw new Error(`${file} has ${size} bytes, more than ${MAX_BYTES}. Make its part smaller.`);
  console.log(`${file}: ${size} bytes`);
}

async function takeAll(browser: Browser, url: string, mode: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 1600 },
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await save(page, 'form', mode, await fillForm(page, url));
  await save(page, 'console', mode, await runInConsole(page, url));
  await context.close();
}

const server = createSiteServer({ folder: process.argv[2] ?? 'out' });
const port = await listen(server, 0);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  const url = `http://127.0.0.1:${port}`;
  for (const mode of ['light', 'dark'] as const) await takeAll(browser, url, mode);
  await takeReadmePictures(browser, url);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
