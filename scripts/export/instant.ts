import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScriptsWait } from '@/framework/next/waiting-scripts';
import { bundleForBrowser } from './bundle';

/** Folder of the script below the export; its files have a hash in their name, as all beside them. */
const FOLDER = '_next/static/instant';

/**
 * Bundles the script of plain listeners that comes with every page (lib/browser/instant) into an export.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 * @returns the address of the script
 */
export async function bundleInstant(folder: string, basePath: string): Promise<string> {
  const source = 'lib/browser/instant/main.ts';
  const outdir = join(folder, FOLDER);
  await rm(outdir, { recursive: true, force: true });
  const { outputs } = await bundleForBrowser(
    { main: source },
    { outdir, entryNames: '[hash]', chunkNames: '[hash]', splitting: true, format: 'esm' },
    basePath,
  );
  // Parts that are loaded later are entries to the bundler, too.
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];
  if (!entry) throw new Error(`The bundler made no script from ${source}.`);
  return `${basePath}/${FOLDER}/${entry.slice(entry.lastIndexOf('/') + 1)}`;
}

/**
 * Lets the framework of an exported page wait for a reader who acts, and gives the page the script that waits for them.
 * @param script address of that script
 */
export function waitForReader(html: string, file: string, script: string): string {
  return makeScriptsWait(html, file).replace(
    '</head>',
    () => `<script type="module" src="${script}"></script></head>`,
  );
}
