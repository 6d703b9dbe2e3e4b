import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { errorMessage } from '@/lib/error-message';
import { drawingFile, drawingName, drawingsFolder } from '@/lib/server/diagrams/drawing';
import { tokenColor } from '@/lib/server/tokens';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';
import { findChromium } from '../lib/chromium';
import { siteColors } from './page/colors';

const FONT = 'components/layout/fonts/inter-latin-wght-normal.woff2';

/** Rule that gives a drawing its colors when it is opened alone. In a page, the page's own colors count. */
export function palette(): string {
  const values = Object.keys(siteColors).map((name) => {
    const { light, dark } = tokenColor(name);
    return `${name}:light-dark(${light},${dark})`;
  });
  return `:root{color-scheme:light dark;background:var(--bg);${values.join(';')}}`;
}

/** Gives the drawings that exist the colors of today; returns how many had others. */
async function refreshPalettes(files: Iterable<string>): Promise<number> {
  const style = `<style>${palette()}</style>`;
  let changed = 0;
  for (const file of files) {
    const path = join(drawingsFolder, file);
    const svg = await readFile(path, 'utf8');
    const fresh = svg.replace(/<style>:root\{.*?\}<\/style>/, style);
    if (fresh === svg) continue;
    await writeFile(path, fresh);
    changed += 1;
  }
  return changed;
}

/** The page that draws: mermaid, our script and the site's font. */
async function drawingPage(): Promise<{ html: string; scripts: string[] }> {
  const bundle = await build({
    entryPoints: ['scripts/diagrams/page/draw.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const font = (await readFile(FONT)).toString('base64');
  return {
    html: `<!doctype html><style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}body{margin:0;font:14px Inter}</style><body>`,
    scripts: [
      await readFile('node_modules/mermaid/dist/mermaid.min.js', 'utf8'),
      bundle.outputFiles[0]?.text ?? '',
    ],
  };
}

/**
 * Draws sources with mermaid in an installed Chromium. Gives the text of an SVG file for each.
 * Throws a sentence when there is no browser, and mermaid's message for a source it rejects.
 */
export async function drawDiagrams(sources: readonly string[]): Promise<string[]> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'Drawing diagrams needs Chrome or Chromium: install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome) or set CHROME_PATH to its program.',
    );
  const colors = palette();
  const { html, scripts } = await drawingPage();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1200 }, colorScheme: 'light' });
    await page.setContent(html);
    for (const content of scripts) await page.addScriptTag({ content });
    await page.evaluate(() =>
      Promise.all(['400 14px Inter', '700 14px Inter'].map((font) => document.fonts.load(font))),
    );
    const drawings: string[] = [];
    for (const source of sources) {
      const name = drawingName(source);
      drawings.push(
        await page.evaluate(
          ([text = '', id = '', style = '']) => window.draw(text, id, style),
          [source, name, colors],
        ),
      );
    }
    return drawings;
  } finally {
    await browser.close();
  }
}

/** Draws what is missing, updates colors, removes what no page uses, and reports it. `all` draws everything again. */
async function main(all: boolean): Promise<void> {
  const fences = fencesOf(readPages(process.cwd()).pages).filter(({ lang }) => lang === 'mermaid');
  const requested = new Map(fences.map(({ code }) => [`${drawingName(code)}.svg`, code]));
  await mkdir(drawingsFolder, { recursive: true });
  const present = new Set((await readdir(drawingsFolder)).filter((file) => file.endsWith('.svg')));
  const missing = [...requested].filter(([file]) => all || !present.has(file)).map(([, code]) => code);
  const drawings = missing.length > 0 ? await drawDiagrams(missing) : [];
  for (const [index, code] of missing.entries())
    await writeFile(drawingFile(drawingName(code)), drawings[index] ?? '');
  const unused = [...present].filter((file) => !requested.has(file));
  for (const file of unused) await rm(join(drawingsFolder, file));
  const recolored = await refreshPalettes([...present].filter((file) => requested.has(file)));
  console.log(
    `${requested.size} diagrams: ${missing.length} drawn, ${recolored} with new colors, ${unused.length} unused and removed.`,
  );
}

if (process.argv[1]?.endsWith('draw.ts')) {
  try {
    await main(process.argv.includes('--all'));
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}
