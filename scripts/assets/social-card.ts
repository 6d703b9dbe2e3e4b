import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/support/chromium';
import { about, site } from '@/theme.config';

const root = process.cwd();
const target = join(root, 'public', 'social-card.png');

/** Page of the card: the template with the product's name, tagline, mark and typeface put in. */
async function cardHtml(): Promise<string> {
  const read = (...path: string[]) => readFile(join(root, ...path));
  const [template, icon, font] = await Promise.all([
    read('scripts', 'assets', 'social-card.html'),
    read('public', 'icon.svg'),
    read('components', 'shell', 'fonts', 'inter-latin-wght-normal.woff2'),
  ]);
  const values: Record<string, string> = {
    name: site.product.name,
    tagline: about.tagline,
    path: '/api/forms/{formId}/submissions',
    // The icon brings its own light colours; on the dark card those of the template hold.
    mark: icon.toString().replace(/<style>[\s\S]*?<\/style>/, ''),
    font: `data:font/woff2;base64,${font.toString('base64')}`,
  };
  return template.toString().replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Draws `public/social-card.png`, the picture that other sites show with a link; 1200 by 630 pixels. */
async function drawSocialCard(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(await cardHtml());
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ type: 'png' });
    await writeFile(target, picture);
    console.log(`public/social-card.png: ${picture.length} bytes`);
  } finally {
    await browser.close();
  }
}

await drawSocialCard();
