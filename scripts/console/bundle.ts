import { mkdir } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { type SwaggerSources, swaggerSources } from '@/framework/swagger/sources';
import { type StandIn, standIns } from '@/framework/swagger/stand-ins';
import { isUpToDate, writeRecord, writeWhole } from '@/scripts/support/bundle-record';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const ENTRY = 'framework/swagger/entry.mjs';
const MODULE = 'swagger-ui.mjs';
const TYPES = 'swagger-ui.d.mts';

const loaders = { js: 'jsx', jsx: 'jsx', ts: 'ts', tsx: 'tsx', svg: 'jsx' } as const;

function loaderOf(path: string): (typeof loaders)[keyof typeof loaders] {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return loaders[ending as keyof typeof loaders] ?? 'js';
}

/** Takes `core/…`, and what those modules import beside them, from the sources of Swagger UI. */
const fromSources = (sources: SwaggerSources): Plugin => ({
  name: 'swagger-sources',
  setup(build) {
    const found = (path: string) => {
      const whole = sources.find(path);
      if (whole) return { path: whole, namespace: 'swagger', sideEffects: false };
      return { errors: [{ text: `Swagger UI has no module ${path}: look at ${ENTRY}.` }] };
    };
    build.onResolve({ filter: /^core\// }, ({ path }) => found(path));
    build.onResolve({ filter: /^\.\.?\//, namespace: 'swagger' }, ({ path, importer }) =>
      found(posix.join(posix.dirname(importer), path)),
    );
    // A package whose imported parts nothing uses stays outside, whether or not it says that this may be.
    build.onResolve({ filter: /^[\w@]/, namespace: 'swagger' }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === fromSources) return undefined;
      const { kind, importer, namespace, resolveDir } = rest;
      const options = { kind, importer, namespace, resolveDir, pluginData: fromSources };
      return { ...(await build.resolve(path, options)), sideEffects: false };
    });
    build.onLoad({ filter: /.*/, namespace: 'swagger' }, ({ path }) => ({
      contents: sources.text(path),
      loader: loaderOf(path),
      resolveDir: sources.folder,
    }));
  },
});

/** Puts the stubs in the place of their packages. */
const withStandIns = (all: Readonly<Record<string, StandIn>>): Plugin => ({
  name: 'stand-ins',
  setup(build) {
    build.onResolve({ filter: /^[\w@]/ }, ({ path }) =>
      Object.hasOwn(all, path) ? { path, namespace: 'stand-in', sideEffects: false } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => {
      const { file, name } = all[path] ?? { file: '', name: '' };
      return { contents: `export { ${name} as default } from './${file}';`, resolveDir: root, loader: 'js' };
    });
  },
});

/** Lets packages that `require` React have the one that the page imports: a browser has no `require`. */
const reactForAll: Plugin = {
  name: 'react-for-all',
  setup(build) {
    build.onResolve({ filter: /^react$/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'required' } : { path, external: true },
    );
    build.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `export * from '${path}'; export { default } from '${path}';`,
    }));
  },
};

/** Bundles the parts of Swagger UI that `framework/swagger/entry.mjs` names; React stays outside. */
export async function bundleParts(): Promise<{ code: Uint8Array; inputs: Record<string, number> }> {
  // Loaded late: an unchanged bundle must not cost the start of the bundler.
  const { build } = await import('esbuild');
  const sources = swaggerSources();
  const result = await build({
    entryPoints: [ENTRY],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactForAll, withStandIns(standIns), fromSources(sources)],
    legalComments: 'none',
    logLevel: 'error',
  });
  const code = result.outputFiles[0]?.contents;
  if (!code) throw new Error(`The bundler made nothing of ${ENTRY}.`);
  const [output] = Object.values(result.metafile.outputs);
  const inputs = Object.entries(output?.inputs ?? {}).map(([path, input]) => [path, input.bytesInOutput]);
  return { code, inputs: Object.fromEntries(inputs) };
}

/**
 * Bundles the parts of Swagger UI that the console draws to `generated/swagger-ui.mjs`. Does nothing when no input
 * changed since the last run.
 */
export async function bundleConsole(): Promise<void> {
  const folder = join(root, 'generated');
  const record = join(folder, '.swagger-ui-bundle.json');
  if (await isUpToDate(root, record, folder)) return;
  const { code, inputs } = await bundleParts();
  const note =
    '// Bundled from parts of Swagger UI (Apache-2.0) and its packages by scripts/console/bundle.ts.\n';
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, MODULE), note + new TextDecoder().decode(code));
  await writeWhole(
    join(folder, TYPES),
    `${note}import type { SwaggerSystem } from '../framework/swagger/system';\n\n/** Starts Swagger UI; a plugin replaces and adds parts. */\nexport function createSystem(plugin: object): SwaggerSystem;\n`,
  );
  const own = [fileURLToPath(import.meta.url), swaggerSources().map].map((path) => relative(root, path));
  const stubs = Object.values(standIns).map(({ file }) => file);
  const files = Object.keys(inputs).filter((path) => !/^(swagger|stand-in|required):/.test(path));
  await writeRecord(root, record, [...new Set([...files, ...own, ...stubs, ENTRY])], [MODULE, TYPES]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleConsole();
