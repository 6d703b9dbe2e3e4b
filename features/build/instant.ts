import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildOptions, BuildResult, Plugin } from 'esbuild';
import { filesBelow, slashed } from '@/shared/files/files';
import { isPayloadFile, PAYLOAD, withoutFramework } from '@/shared/framework/next/page-scripts';
import { bundleForBrowser, withoutClientOnly } from './bundle';

/** Folders of the scripts in the export. File names contain a hash. */
const FOLDER = '_next/static/instant';
const SEARCH_FOLDER = '_next/static/search';
const PAYLOAD_FOLDER = '_next/static/payload';

type Bundle = BuildResult<{ metafile: true }>;

interface OwnScripts {
  /** The shell's script, on every page. */
  instant: string;
  search: string;
}

/** Returns the file name of each bundled entry by its source. */
const entryNames = ({ metafile }: Bundle): Map<string, string> =>
  new Map(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint ? [[entryPoint, file.slice(file.lastIndexOf('/') + 1)]] : [],
    ),
  );

/** Returns the modules that a script loads on demand: what it and its static imports import dynamically. */
function loadedOnDemand({ metafile }: Bundle, source: string): string[] {
  const own = new Set([source]);
  const found = new Set<string>();
  for (const module of own)
    for (const { path, kind } of metafile.inputs[module]?.imports ?? [])
      (kind === 'dynamic-import' ? found : own).add(path);
  return [...found];
}

/** Leaves dynamic imports to the browser, at the names of files that exist already. */
const linkedTo = (names: ReadonlyMap<string, string>): Plugin => ({
  name: 'linked',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined;
      const found = await resolve(path, { kind, resolveDir, pluginData: 'resolved' });
      const name = names.get(slashed(relative(process.cwd(), found.path)));
      if (!name) throw new Error(`${path} was not bundled before the script that loads it.`);
      return { path: `./${name}`, external: true };
    });
  },
});

/**
 * Bundles the shell's script (features/shell) and the search worker into an export. The script is one file:
 * esbuild would move what it shares with a part into further ones, which each page would wait for. The parts
 * have their own copies instead, so a module with state gives it to them as an argument.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 */
export async function bundleOwnScripts(folder: string, basePath: string): Promise<OwnScripts> {
  const bundle = async (entryPoints: readonly string[], target: string, options: BuildOptions) => {
    const entries = Object.fromEntries(entryPoints.map((source, index) => [String(index), source]));
    const names = { outdir: join(folder, target), entryNames: '[hash]', chunkNames: '[hash]' };
    return bundleForBrowser(entries, { ...names, format: 'esm', ...options }, basePath);
  };
  for (const target of [FOLDER, SEARCH_FOLDER])
    await rm(join(folder, target), { recursive: true, force: true });
  await mkdir(join(folder, PAYLOAD_FOLDER), { recursive: true });
  const shell = 'features/shell/start.ts';
  const worker = 'features/search/dialog/worker.ts';
  const graph = await bundle([shell], FOLDER, { splitting: true, write: false });
  const parts = entryNames(await bundle(loadedOnDemand(graph, shell), FOLDER, { splitting: true }));
  const [own, search] = await Promise.all([
    bundle([shell], FOLDER, { plugins: [withoutClientOnly, linkedTo(parts)] }),
    bundle([worker], SEARCH_FOLDER, { format: 'iife' }),
  ]);
  return {
    instant: `${basePath}/${FOLDER}/${entryNames(own).get(shell)}`,
    search: `${basePath}/${SEARCH_FOLDER}/${entryNames(search).get(worker)}`,
  };
}

/** Attribute of a client component in a page (features/layout/static/island.tsx). */
const ISLAND = /\bdata-island\b/;

/**
 * Adds the shell's script to a page, with the address of the search worker. It follows what the first paint
 * needs. The framework stays on pages with an island, and waits there for the reader, its payload in a file
 * of its own.
 */
export async function addOwnScript(
  page: string,
  file: string,
  { instant, search }: OwnScripts,
  { folder, basePath }: { folder: string; basePath: string },
): Promise<string> {
  const { html, payload } = withoutFramework(page, file, ISLAND.test(page));
  const own = `<script type="module" src="${instant}" data-search="${search}" fetchpriority="low"></script>`;
  if (!payload) return html.replace('</head>', () => `${own}</head>`);
  const path = `${PAYLOAD_FOLDER}/${createHash('sha256').update(payload).digest('hex').slice(0, 16)}.js`;
  await writeFile(join(folder, path), payload);
  return html.replace(
    '</head>',
    () => `${own}<script type="${PAYLOAD}" src="${basePath}/${path}"></script></head>`,
  );
}

/** Removes payload files for a router in the browser: links load whole pages. */
export async function removePayloads(folder: string): Promise<void> {
  const payloads = filesBelow(folder, '.txt').filter(isPayloadFile);
  await Promise.all(payloads.map((path) => rm(join(folder, path))));
}
