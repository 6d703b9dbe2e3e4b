import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { fillText } from '@/features/examples/samples/placeholders';
import { ensureChromium } from '@/shared/build/chromium';
import { tokenColor } from '@/shared/files/design-tokens';
import { about, site } from '@/theme.config';

const root = process.cwd();
const target = join(root, 'public', 'social-card.png');

/** Gives `public/icon.svg` the accent of the design tokens, light before dark. */
async function colorIcon(): Promise<void> {
  const file = join(root, 'public', 'icon.svg');
  const colors = [tokenColor('--accent').light, tokenColor('--accent').dark];
  const icon = await readFile(file, 'utf8');
  await writeFile(
    file,
    icon.replace(/(\.box \{ fill: )[^ ]+/g, (_, start: string) => start + colors.shift()),
  );
}

/** Returns the HTML of the card: the template with name, tagline, icon and typeface. */
async function cardHtml(): Promise<string> {
  const read = (...path: string[]) => readFile(join(root, ...path));
  const [template, icon, font] = await Promise.all([
    read('features/exports/assets/social-card.html'),
    read('public', 'icon.svg'),
    read('features/layout/fonts/inter-latin-wght-normal.woff2'),
  ]);
  const colors = ['--bg', '--text', '--text-soft', '--line', '--accent', '--accent-text'];
  const values: Record<string, string> = {
    palette: `<style>:root{${colors.map((name) => `${name}:${tokenColor(name).dark}`).join(';')}}</style>`,
    name: site.product.name,
    tagline: about.tagline,
    path: '/api/forms/{formId}/submissions',
    // The icon has light colors; the dark card uses the template's colors.
    mark: icon.toString().replace(/<style>[\s\S]*?<\/style>/, ''),
    font: `data:font/woff2;base64,${font.toString('base64')}`,
  };
  return fillText(template.toString(), values);
}

/** Returns an `.ico` file that contains a PNG of 32 by 32 pixels. */
function icoFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32, 0, 0, 1, 0, 32, 0], 6);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Renders `public/favicon.ico` from `public/icon.svg`, for programs that do not read SVG. */
async function renderFavicon(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 32, height: 32 } });
  const icon = await readFile(join(root, 'public', 'icon.svg'), 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:32px}</style>${icon}`);
  const file = icoFile(await page.screenshot({ type: 'png', omitBackground: true }));
  await writeFile(join(root, 'public', 'favicon.ico'), file);
  console.log(`public/favicon.ico: ${file.length} bytes`);
}

/** Renders `public/social-card.png`, the link preview image of 1200 by 630 pixels. */
async function renderSocialCard(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(await cardHtml());
    await page.evaluate(() => document.fonts.ready);
    const image = await page.screenshot({ type: 'png' });
    await writeFile(target, image);
    console.log(`public/social-card.png: ${image.length} bytes`);
    await renderFavicon(browser);
  } finally {
    await browser.close();
  }
}

await colorIcon();
await renderSocialCard();
