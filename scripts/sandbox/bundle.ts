import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashOf, isUpToDate, writeRecord, writeWhole } from '@/scripts/support/bundle-record';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const entry = join(root, 'sandbox', 'browser', 'worker.ts');
const wasmSource = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');

/** Where to write; the defaults are those of the project. */
export interface BundlePaths {
  /** Folder that is served as /sandbox/. It holds nothing else. */
  assets: string;
  /** Folder of the module that names the files. */
  generated: string;
}

async function bundleWorker(wasmName: string): Promise<{ code: Uint8Array; inputs: string[] }> {
  // Loaded late: an unchanged worker must not cost the start of the bundler.
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { SANDBOX_WASM: JSON.stringify(wasmName) },
    legalComments: 'none',
    logLevel: 'error',
  });
  const code = result.outputFiles[0]?.contents;
  if (!code) throw new Error('The bundler made no worker from sandbox/browser/worker.ts.');
  return { code, inputs: Object.keys(result.metafile.inputs) };
}

async function removeFormer(folder: string, names: readonly string[]): Promise<void> {
  // Half-written files may belong to another process that bundles at the same time.
  const former = (await readdir(folder)).filter((name) => !names.includes(name) && !name.endsWith('.tmp'));
  await Promise.all(former.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Bundles the sandbox's worker to `public/sandbox/worker-<hash>.js`, puts SQLite beside it, and writes their names
 * and sizes to `generated/sandbox-assets.ts`. Does nothing when no input changed since the last run. Needs the
 * code that is generated from the contract.
 */
export async function bundleSandbox(paths: Partial<BundlePaths> = {}): Promise<void> {
  const folder = paths.assets ?? join(root, 'public', 'sandbox');
  const generated = paths.generated ?? join(root, 'generated');
  const recordFile = join(generated, '.sandbox-bundle.json');
  const module = join(generated, 'sandbox-assets.ts');
  if (existsSync(module) && (await isUpToDate(root, recordFile, folder))) return;

  const wasm = await readFile(wasmSource);
  const wasmName = `sql-wasm-${hashOf(wasm).slice(0, 12)}.wasm`;
  const { code, inputs } = await bundleWorker(wasmName);
  const workerName = `worker-${hashOf(code).slice(0, 12)}.js`;
  const assets = { worker: workerName, wasm: wasmName, bytes: { worker: code.length, wasm: wasm.length } };

  await Promise.all([mkdir(folder, { recursive: true }), mkdir(generated, { recursive: true })]);
  await writeWhole(join(folder, wasmName), wasm);
  await writeWhole(join(folder, workerName), code);
  await writeWhole(
    module,
    `/** Files under /sandbox/, and their sizes before compression. Made by scripts/sandbox/bundle.ts. */\nexport const sandboxAssets = ${JSON.stringify(assets, null, 2)} as const;\n`,
  );
  await removeFormer(folder, [workerName, wasmName]);

  const own = [fileURLToPath(import.meta.url), wasmSource].map((path) => relative(root, path));
  await writeRecord(root, recordFile, [...inputs, ...own], [workerName, wasmName]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleSandbox();
