import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { isPayloadFile, withoutFramework } from '@/shared/framework/next/page-scripts';
import { bundleForBrowser } from './bundle';

/** Folders of the scripts in the export. File names contain a hash. */
const FOLDER = '_next/static/instant';
const SEARCH_FOLDER = '_next/static/search';

/** Addresses of the scripts outside the framework's bundler. */
interface OwnScripts {
  /** The shell's script, on every page. */
  instant: string;
  /** The search worker. */
  search: string;
}

/** Returns the address of a bundled entry. */
function entryAddress({ outputs }: Metafile, source: string, folder: string): string {
  // Dynamic imports are entry points in the metafile, too.
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];
  if (!entry) throw new Error(`esbuild created no script from ${source}: check the entry point.`);
  return `${folder}/${entry.slice(entry.lastIndexOf('/') + 1)}`;
}

/**
 * Bundles the shell's script (features/shell) and the search worker into an export.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 */
export async function bundleOwnScripts(folder: string, basePath: string): Promise<OwnScripts> {
  const bundle = async (source: string, target: string, options: BuildOptions) => {
    const outdir = join(folder, target);
    await rm(outdir, { recursive: true, force: true });
    const metafile = await bundleForBrowser(
      { main: source },
      { outdir, entryNames: '[hash]', chunkNames: '[hash]', ...options },
      basePath,
    );
    return entryAddress(metafile, source, `${basePath}/${target}`);
  };
  const [instant, search] = await Promise.all([
    bundle('features/shell/main.ts', FOLDER, { splitting: true, format: 'esm' }),
    bundle('features/search/dialog/worker.ts', SEARCH_FOLDER, { format: 'iife' }),
  ]);
  return { instant, search };
}

/** Attribute of a client component in a page (features/layout/static/island.tsx). */
const ISLAND = /\bdata-island\b/;

/**
 * Adds the shell's script to a page, with the address of the search worker. It follows what the first paint
 * needs. The framework stays on pages with an island, and waits there for the reader.
 */
export function addOwnScript(html: string, file: string, { instant, search }: OwnScripts): string {
  return withoutFramework(html, file, ISLAND.test(html)).replace(
    '</head>',
    () =>
      `<script type="module" src="${instant}" data-search="${search}" fetchpriority="low"></script></head>`,
  );
}

/** Removes payload files: links load whole pages. */
export async function removePayloads(folder: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true }))
    if (isPayloadFile(path)) await rm(join(folder, path));
}
