import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeOthers, writeWhole } from '@/shared/build/write-whole';
import { bundleForBrowser } from './bundle';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const entry = join(root, 'packages/reference-api/browser/worker.ts');
const wasmSource = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');

const shortHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);

async function bundleWorker(wasmName: string): Promise<Uint8Array> {
  const define = { SANDBOX_WASM: JSON.stringify(wasmName) };
  const options = { absWorkingDir: root, outdir: '.', write: false, format: 'iife', define } as const;
  const { outputFiles: [worker] = [] } = await bundleForBrowser({ worker: entry }, options);
  if (!worker) throw new Error('esbuild created no worker: check its entry point.');
  return worker.contents;
}

/**
 * Bundles the sandbox worker to `public/sandbox/worker-<hash>.js`, copies SQLite next to it, and writes their
 * names and sizes to `generated/sandbox-assets.ts`. Requires the generated contract code.
 */
export async function bundleSandbox(): Promise<void> {
  const [folder, generated] = [join(root, 'public', 'sandbox'), join(root, 'generated')];
  const wasm = await readFile(wasmSource);
  const wasmName = `sql-wasm-${shortHash(wasm)}.wasm`;
  const code = await bundleWorker(wasmName);
  const workerName = `worker-${shortHash(code)}.js`;
  const assets = { worker: workerName, wasm: wasmName, bytes: { worker: code.length, wasm: wasm.length } };

  await Promise.all([mkdir(folder, { recursive: true }), mkdir(generated, { recursive: true })]);
  await writeWhole(join(folder, wasmName), wasm);
  await writeWhole(join(folder, workerName), code);
  await writeWhole(
    join(generated, 'sandbox-assets.ts'),
    `/** Files under /sandbox/, and their sizes before compression. Made by features/build/sandbox.ts. */\nexport const sandboxAssets = ${JSON.stringify(assets, null, 2)} as const;\n`,
  );
  await removeOthers(folder, [workerName, wasmName]);
}
