import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { screenshotPath, screenshots } from '@/features/content/screenshots';
import { findChromium } from '@/shared/build/chromium';
import { createSiteServer, listen } from '@/shared/build/server';

// Takes the pictures of the README and of the pages again, from a built site: npx tsx scripts/pictures.ts

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

const showForm = (page: Page) => page.locator('.opblock.is-open textarea').waitFor();

const server = createSiteServer('out');
const url = `http://127.0.0.1:${await listen(server, 0)}`;
const browser = await chromium.launch({
  executablePath: findChromium(true),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});

/** Opens a page in a color mode, and brings it into the state to capture. */
async function open(
  address: string,
  colorScheme: 'light' | 'dark',
  viewport: { width: number; height: number },
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const locale = { locale: 'en-US', timezoneId: 'UTC' };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', ...locale });
  await page.goto(url + address);
  await page.waitForFunction(() => document.documentElement.dataset.shell === '');
  await prepare?.(page);
  return page;
}

const desktop = { width: 1280, height: 800 };
const [architecture, createForm] = ['/docs/getting-started/architecture/', '/docs/api/#/Forms/createForm'];
for (const [name, page] of [
  ['page-light', await open(architecture, 'light', desktop)],
  ['console-dark', await open(createForm, 'dark', desktop, showForm)],
  ['landing-phone', await open('/', 'light', { width: 390, height: 800 })],
] as const)
  await page.screenshot({ path: `docs/screenshots/${name}.png` });

/** Where a picture of a page begins, 16 pixels before this element. */
const places = {
  form: { address: '/docs/guides/form-definitions/', prepare: fillForm, from: '.lf' },
  console: {
    address: '/docs/api/#/Forms/getActiveFormDefinition',
    prepare: execute,
    from: '.opblock.is-open',
  },
};
for (const name of ['form', 'console'] as const)
  for (const mode of ['light', 'dark'] as const) {
    const { address, prepare, from } = places[name];
    const page = await open(address, mode, { width: 1200, height: 1600 }, prepare);
    const { x, y } = (await page.locator(from).first().boundingBox()) ?? { x: 16, y: 16 };
    // Playwright takes no WebP.
    const { data } = await (await page.context().newCDPSession(page)).send('Page.captureScreenshot', {
      ...{ format: 'webp', quality: 75 },
      clip: { x: x - 16, y: y - 16, ...screenshots[name], scale: 1.5 },
    });
    await writeFile(`public${screenshotPath(name, mode)}`, data, 'base64');
  }
await browser.close();
server.closeAllConnections();
server.close();
