import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { makeScriptsWait } from '@/framework/next/waiting-scripts';

/** Folder of the script below the export; its files have a hash in their name, as all beside them. */
const FOLDER = '_next/static/instant';

/** Leaves out the mark of modules for the browser: shared by all parts, it would become a file of its own. */
const withoutMark: Plugin = {
  name: 'without-mark',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^client-only$/ }, ({ path }) => ({ path, namespace: 'mark', sideEffects: false }));
    onLoad({ filter: /.*/, namespace: 'mark' }, () => ({ contents: '' }));
  },
};

/**
 * Bundles the script of plain listeners that comes with every page (lib/browser/instant) into an export.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 * @returns the address of the script
 */
export async function bundleInstant(folder: string, basePath: string): Promise<string> {
  const { build } = await import('esbuild');
  const outdir = join(folder, FOLDER);
  await rm(outdir, { recursive: true, force: true });
  const variables = {
    NODE_ENV: 'production',
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? '',
    NEXT_PUBLIC_ANALYTICS_URL: process.env.NEXT_PUBLIC_ANALYTICS_URL ?? '',
  };
  const result = await build({
    entryPoints: ['lib/browser/instant/main.ts'],
    outdir,
    entryNames: '[hash]',
    chunkNames: '[hash]',
    plugins: [withoutMark],
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    legalComments: 'none',
    logLevel: 'error',
  });
  const entry = Object.entries(result.metafile.outputs).find(([, { entryPoint }]) => entryPoint)?.[0];
  if (!entry) throw new Error('The bundler made no script from lib/browser/instant/main.ts.');
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
