import type { BuildOptions, BuildResult, Plugin } from 'esbuild';

/** Removes imports of `client-only`, which would become a shared chunk. */
export const withoutClientOnly: Plugin = {
  name: 'without-client-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^client-only$/ }, ({ path }) => ({
      path,
      namespace: 'client-only',
      sideEffects: false,
    }));
    onLoad({ filter: /.*/, namespace: 'client-only' }, () => ({ contents: '' }));
  },
};

/**
 * Bundles scripts of the site outside the framework's bundler.
 * @param entries source files by script name
 * @param options replace those of all scripts
 * @param basePath prefix the site is hosted under, or ''
 */
export async function bundleForBrowser(
  entries: Record<string, string>,
  options: BuildOptions,
  basePath = '',
): Promise<BuildResult<{ metafile: true }>> {
  const { build } = await import('esbuild');
  const variables = {
    NODE_ENV: 'production',
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_ANALYTICS_ID: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? '',
    NEXT_PUBLIC_ANALYTICS_URL: process.env.NEXT_PUBLIC_ANALYTICS_URL ?? '',
  };
  return build({
    entryPoints: entries,
    plugins: [withoutClientOnly],
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    legalComments: 'none',
    logLevel: 'error',
    ...options,
    metafile: true,
  });
}
