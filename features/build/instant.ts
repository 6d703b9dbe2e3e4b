import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { isPayloadFile, withoutFramework } from '@/shared/framework/next/page-scripts';
import { bundleForBrowser } from './bundle';

/** Folders of the scripts below the export; their files have a hash in their name, as all next to them. */
const FOLDER = '_next/static/instant';
const SEARCH_FOLDER = '_next/static/search';

/** Addresses of the scripts that the framework's bundler knows nothing of. */
interface OwnScripts {
  /** That of plain listeners, which comes with every page. */
  instant: string;
  /** The worker that searches. */
  search: string;
}

/** Address of the file that a bundle made of an entry. */
function getAddress({ outputs }: Metafile, source: string, folder: string): string {
  // Parts that are loaded later are entries to the bundler, too.
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];
  if (!entry) throw new Error(`The bundler made no script from ${source}.`);
  return `${folder}/${entry.slice(entry.lastIndexOf('/') + 1)}`;
}

/**
 * Bundles the script of plain listeners that comes with every page (features/layout/shell), and the worker of the search,
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
    return getAddress(made, source, `${basePath}/${place}`);
  };
  const [instant, search] = await Promise.all([
    bundle('features/shell/main.ts', FOLDER, { splitting: true, format: 'esm' }),
    bundle('features/search/dialog/worker.ts', SEARCH_FOLDER, { format: 'iife' }),
  ]);
  return { instant, search };
}

/** Mark of a client component in a page (features/layout/static/island.tsx). */
const ISLAND = /\bdata-island\b/;

/**
 * Gives a page the script of plain listeners, which names the worker of the search. It comes after what the first paint
 * needs. The framework stays with pages that have an island, and waits there for the reader.
 */
export function addOwnScript(html: string, file: string, { instant, search }: OwnScripts): string {
  return withoutFramework(html, file, ISLAND.test(html)).replace(
    '</head>',
    () =>
      `<script type="module" src="${instant}" data-search="${search}" fetchpriority="low"></script></head>`,
  );
}

/** Removes the payloads of an export, which no one asks for: every link loads its page. */
export async function removePayloads(folder: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true }))
    if (isPayloadFile(path)) await rm(join(folder, path));
}
