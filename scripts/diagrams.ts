import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { readPages } from '@/features/content/pages';
import { type Fence, getFences } from '@/features/content-checks/fences/collect';
import { drawingFile, drawingsFolder } from '@/features/diagrams/drawing';
import { findChromium } from '@/shared/build/chromium';
import { removeOthers } from '@/shared/build/write-whole';
import { errorMessage } from '@/shared/error-message';

/** Draws mermaid fences. Throws mermaid's message with file and line for an invalid source. */
async function drawDiagrams(fences: readonly Fence[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['features/diagrams/draw.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'drawing',
    write: false,
  });
  const scripts = [
    await readFile('node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js', 'utf8'),
    outputFiles[0]?.text ?? '',
  ];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    for (const content of scripts) await page.addScriptTag({ content });
    for (const { file, line, code } of fences) {
      const call = `drawing.renderDiagram(mermaid, ${JSON.stringify(code)})`;
      const svg = await page.evaluate<string>(call).catch((error: unknown) => {
        throw new Error(`${file}:${line}: mermaid cannot read the diagram: ${errorMessage(error)}`);
      });
      await writeFile(drawingFile(code), svg);
    }
  } finally {
    await browser.close();
  }
}

const diagrams = getFences(readPages(process.cwd()).pages).filter(({ lang }) => lang === 'mermaid');
const sources = new Map(diagrams.map((fence) => [basename(drawingFile(fence.code)), fence]));
const present = new Set(await readdir(drawingsFolder));
const missing = [...sources].filter(([file]) => !present.has(file));
if (missing.length > 0) await drawDiagrams(missing.map(([, fence]) => fence));
const unused = [...present].filter((file) => !sources.has(file));
await removeOthers(drawingsFolder, [...sources.keys()]);
console.log(`${sources.size} diagrams: ${missing.length} drawn, ${unused.length} unused files removed.`);
