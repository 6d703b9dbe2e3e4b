import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateContract } from '@/features/build/contract/generate';
import { type BundlePaths, bundleSandbox } from '@/features/build/sandbox';
import { temporaryFolder } from '@/tests/support/temporary-folder';

interface Assets {
  worker: string;
  wasm: string;
  bytes: { worker: number; wasm: number };
}

describe('the bundle of the sandbox', () => {
  const folder = temporaryFolder();
  const paths: BundlePaths = { assets: join(folder, 'assets'), generated: folder };
  const module = join(folder, 'sandbox-assets.ts');

  beforeAll(async () => {
    await generateContract();
    await bundleSandbox(paths);
  });

  async function assets(): Promise<Assets> {
    const text = await readFile(module, 'utf8');
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Assets;
  }

  it('is rebuilt when a file is missing, and leaves no previous one', async () => {
    const { worker, wasm } = await assets();
    await rm(join(paths.assets, worker));
    await writeFile(join(paths.assets, 'worker-000000000000.js'), 'former');
    await bundleSandbox(paths);
    expect((await readdir(paths.assets)).sort()).toEqual([wasm, worker].sort());
  });

  it('needs no eval, which the policy of the site forbids', async () => {
    const { worker } = await assets();
    expect(await readFile(join(paths.assets, worker), 'utf8')).not.toMatch(/\beval\(|new Function\(/);
  });
});
