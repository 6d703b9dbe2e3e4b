import type { Browser, Page } from '@playwright/test';

interface Picture {
  /** File name in `docs/screenshots/`. */
  name: string;
  mode: 'light' | 'dark';
  width: number;
  address: string;
  /** Brings the page into the state to capture. */
  prepare?: (page: Page) => Promise<void>;
}

/** CSS pixels. */
const HEIGHT = 800;

async function openOperation(page: Page): Promise<void> {
  await page.locator('.console[data-ready]').waitFor();
  const operation = page.locator('.op-item[data-operation="createForm"]');
  await operation.locator('textarea').waitFor();
  await operation.evaluate((row) => row.scrollIntoView());
}

const pictures: readonly Picture[] = [
  { name: 'page-light', mode: 'light', width: 1280, address: '/docs/getting-started/architecture/' },
  {
    name: 'console-dark',
    mode: 'dark',
    width: 1280,
    address: '/docs/api/#/Forms/createForm',
    prepare: openOperation,
  },
  { name: 'landing-phone', mode: 'light', width: 390, address: '/' },
];

/** Captures the screenshots of the README. */
export async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  for (const { name, mode, width, address, prepare } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      colorScheme: mode,
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    const page = await context.newPage();
    await page.goto(url + address);
    await page.waitForFunction(() => document.documentElement.dataset.shell === '');
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    const file = `docs/screenshots/${name}.png`;
    await page.screenshot({ path: file });
    console.log(file);
    await context.close();
  }
}
