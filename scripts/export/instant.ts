import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { makeScriptsWait } from '@/framework/next/waiting-scripts';
import { bundleForBrowser } from './bundle';

/** Folders of the scripts below the export; their files have a hash in their name, as all beside them. */
const FOLDER = '_next/static/instant';
const SEARCH_FOLDER = '_next/static/search';

/** Addresses of the scripts that the framework's bundler knows nothing of. */
export interface OwnScripts {
  /** That of plain listeners, which comes with every page. */
  instant: string;
  /** The worker that searches. */
  search: string;
}

/** Address of the file that a bundle made of an entry. */
function addressOf({ outputs }: Metafile, source: string, folder: string): string {
  // Parts that are loaded later are entries to the bundler, too.
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];
  if (!entry) throw new Error(`The bundler made no script from ${source}.`);
  return `${folder}/${entry.slice(entry.lastIndexOf('/') + 1)}`;
}

/**
 * Bundles the script of plain listeners that comes with every page (lib/browser/instant), and the worker of the search,
 * into an export.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 */
export async function bundleOwnScripts(folder: string, basePath: string): Promise<OwnScripts> {
  const bundle = async (source: string, place: string, options: BuildOptions) => {
    const outdir = join(folder, place);
    await rm(outdir, { recursive: true, force: true });
    const made = await bundleForBrowser(
      { main: source },
      { outdir, entryNames: '[hash]', chunkNames: '[hash]', ...options },
      basePath,
    );
    return addressOf(made, source, `${basePath}/${place}`);
  };
  const [instant, search] = await Promise.all([
    bundle('lib/browser/instant/main.ts', FOLDER, { splitting: true, format: 'esm' }),
    bundle('lib/browser/search/worker.ts', SEARCH_FOLDER, { format: 'iife' }),
  ]);
  return { instant, search };
}

const END = '</script></body>';

/**
 * Lets the framework of an exported page wait for a reader who acts, and gives the page the script that waits for them,
 * which names the worker of the search. It comes after what the first paint needs, and after the page has been laid out
 * by the script at its end: the browser would else do that as a part of the first script that follows, which then holds
 * up the reader for as long. Throws when the page does not end with a script.
 */
export function waitForReader(html: string, file: string, { instant, search }: OwnScripts): string {
  const page = makeScriptsWait(html, file).replace(
    '</head>',
    () =>
      `<script type="module" src="${instant}" data-search="${search}" fetchpriority="low"></script></head>`,
  );
  const end = page.lastIndexOf(END);
  if (end < 0) throw new Error(`${file} does not end with the script of its payload.`);
  return `${page.slice(0, end)};document.body.offsetTop${page.slice(end)}`;
}
