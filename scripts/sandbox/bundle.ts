import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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

/** What the last run read and wrote. */
interface BundleRecord {
  /** Hash by path, relative to the root. */
  inputs: Record<string, string>;
  /** Names of the files in the folder that is served. */
  assets: string[];
}

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

async function readRecord(path: string): Promise<BundleRecord | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as BundleRecord;
  } catch {
    return undefined;
  }
}

/** Whether everything that the last run wrote is there, and everything that it read is as it was. */
async function isUpToDate(recordFile: string, folder: string, module: string): Promise<boolean> {
  const record = await readRecord(recordFile);
  // Looked for where they are wanted now: the record may have come with a copy of the project.
  if (!record?.assets?.every((name) => existsSync(join(folder, name))) || !existsSync(module)) return false;
  const same = Object.entries(record.inputs).map(async ([path, hash]) => {
    const bytes = await readFile(join(root, path)).catch(() => '');
    return hashOf(bytes) === hash;
  });
  return (await Promise.all(same)).every(Boolean);
}

/** Writes through a temporary file, so that a reader never sees half of one. */
async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
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
  if (await isUpToDate(recordFile, folder, module)) return;

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
  const hashes = [...inputs, ...own].map(
    async (path) => [path, hashOf(await readFile(join(root, path)))] as const,
  );
  const record: BundleRecord = {
    inputs: Object.fromEntries(await Promise.all(hashes)),
    assets: [workerName, wasmName],
  };
  await writeWhole(recordFile, JSON.stringify(record));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleSandbox();
