import type { BuildOptions, Metafile, Plugin } from 'esbuild';

/** Leaves out the mark of modules for the browser: shared by all parts, it would become a file of its own. */
const withoutMark: Plugin = {
  name: 'without-mark',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^client-only$/ }, ({ path }) => ({ path, namespace: 'mark', sideEffects: false }));
    onLoad({ filter: /.*/, namespace: 'mark' }, () => ({ contents: '' }));
  },
};

/**
 * Bundles scripts of the export that the framework's bundler knows nothing of.
 * @param entries source files by the name of the script
 * @param options where they go and how
 * @param basePath prefix the site is hosted under, or ''
 * @returns what esbuild tells of the files
 */
export async function bundleForBrowser(
  entries: Record<string, string>,
  options: BuildOptions,
  basePath: string,
): Promise<Metafile> {
  const { build } = await import('esbuild');
  const variables = {
    NODE_ENV: 'production',
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? '',
    NEXT_PUBLIC_ANALYTICS_URL: process.env.NEXT_PUBLIC_ANALYTICS_URL ?? '',
  };
  const { metafile } = await build({
    entryPoints: entries,
    plugins: [withoutMark],
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'browser',
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  if (!metafile) throw new Error('The bundler told nothing of its files.');
  return metafile;
}
