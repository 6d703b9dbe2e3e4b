import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { screenshotPath, screenshots } from '@/features/content/screenshots';
import { findChromium } from '@/shared/build/chromium';
import { createSiteServer, listen } from '@/shared/build/server';

// Takes the pictures of the README and of the pages again, from a built site: npx tsx scripts/pictures.ts

interface Picture {
  file: string;
  mode: 'light' | 'dark';
  address: string;
  width: number;
  height: number;
  /** Brings the page into the state to capture. */
  prepare?: (page: Page) => Promise<void>;
  /** The picture begins 16 px before this element; without it, at the top of the page. */
  from?: string;
}

async function fillForm(page: Page): Promise<void> {
  await page.locator('.lf').first().dispatchEvent('pointerover');
  await page.locator('.lf button').first().click();
  await page.locator('.lf-survey form').waitFor();
}

/** Executes an operation in the console, signed in as the administrator. */
async function execute(page: Page): Promise<void> {
  const operation = page.locator('.opblock.is-open');
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  await operation.locator('.live-responses-table').waitFor();
}

const modes = ['light', 'dark'] as const;
const pictures: Picture[] = [
  {
    ...{ file: 'docs/screenshots/page-light.png', mode: 'light', width: 1280, height: 800 },
    address: '/docs/getting-started/architecture/',
  },
  {
    ...{ file: 'docs/screenshots/console-dark.png', mode: 'dark', width: 1280, height: 800 },
    address: '/docs/api/#/Forms/createForm',
    prepare: (page) => page.locator('.opblock.is-open textarea').waitFor(),
  },
  {
    ...{ file: 'docs/screenshots/landing-phone.png', mode: 'light', width: 390, height: 800 },
    address: '/',
  },
  ...modes.flatMap((mode): Picture[] => [
    {
      ...{ file: `public${screenshotPath('form', mode)}`, mode, ...screenshots.form },
      address: '/docs/guides/form-definitions/',
      prepare: fillForm,
      from: '.lf',
    },
    {
      ...{ file: `public${screenshotPath('console', mode)}`, mode, ...screenshots.console },
      address: '/docs/api/#/Forms/getActiveFormDefinition',
      prepare: execute,
      from: '.opblock.is-open',
    },
  ]),
];

/** Captures a picture: WebP of 1.5 pixels per CSS pixel for pages, PNG for the README. */
async function take(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { file, mode, address, width, height, prepare, from } = picture;
  const page = await browser.newPage({
    viewport: { width: from ? 1200 : width, height: from ? 1600 : height },
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await page.goto(url + address);
  await page.waitForFunction(() => document.documentElement.dataset.shell === '');
  await prepare?.(page);
  const box = from ? await page.locator(from).first().boundingBox() : { x: 16, y: 16 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...(from ? { format: 'webp', quality: 75 } : { format: 'png' }),
    clip: { x: (box?.x ?? 16) - 16, y: (box?.y ?? 16) - 16, width, height, scale: from ? 1.5 : 1 },
  });
  await writeFile(file, data, 'base64');
  console.log(file);
  await page.context().close();
}

const server = createSiteServer({ folder: 'out' });
const url = `http://127.0.0.1:${await listen(server, 0)}`;
const browser = await chromium.launch({
  executablePath: findChromium(true),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  for (const picture of pictures) await take(browser, url, picture);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
