import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateContract } from '@/features/build/contract/generate';
import { runNpm, runTool } from '@/shared/build/run';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const COMMAND = 'npx endatix-reference-api';

/** Bundles the source files. Packages stay external. */
async function bundle(folder: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [
      join(root, 'packages/reference-api/package.ts'),
      join(root, 'packages/reference-api/node/cli.ts'),
    ],
    entryNames: '[name]',
    outdir: join(folder, 'dist/node'),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { API_COMMAND: JSON.stringify(COMMAND), CONTRACT_FILE: JSON.stringify('../../openapi.json') },
    logLevel: 'error',
  });
  const cli = join(folder, 'dist/node/cli.js');
  await writeFile(cli, `#!/usr/bin/env node\n${await readFile(cli, 'utf8')}`, { mode: 0o755 });
}

/** Writes the types. Node's module resolution needs file extensions in imports. */
async function declare(folder: string): Promise<void> {
  const types = join(folder, 'types');
  const result = await runTool('tsc', [
    ...['--ignoreConfig', join(root, 'packages/reference-api/package.ts')],
    ...['--declaration', '--emitDeclarationOnly', '--outDir', types, '--rootDir', root],
    ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
    ...['--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', '--lib', 'dom,dom.iterable,esnext'],
    ...['--types', 'node', '--resolveJsonModule', '--esModuleInterop'],
  ]);
  if (result.code !== 0) throw new Error(`The types of the package couldn't be written:\n${result.output}`);
  for (const path of await readdir(types, { recursive: true })) {
    if (!path.endsWith('.d.ts')) continue;
    const text = await readFile(join(types, path), 'utf8');
    await writeFile(join(types, path), text.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, '$1$2$3.js$2'));
  }
}

/**
 * Builds the npm package of the reference API and packs it.
 * @param folder where to build it; emptied first
 * @returns path of the tarball
 */
export async function packReferenceApi(folder = join(root, 'generated/reference-api')): Promise<string> {
  await generateContract();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundle(folder);
  await declare(folder);
  for (const file of ['package.json', 'CHANGELOG.md'])
    await cp(join(root, 'packages/reference-api', file), join(folder, file));
  // The repository's README is for contributors, PACKAGE.md for users of the package.
  await cp(join(root, 'packages/reference-api/PACKAGE.md'), join(folder, 'README.md'));
  for (const file of ['openapi.json', 'LICENSE']) await cp(join(root, file), join(folder, file));
  const { code, output } = await runNpm(['pack', '--json', '--ignore-scripts'], { cwd: folder });
  if (code !== 0) throw new Error(`npm pack failed: ${output.trim()}`);
  const [packed]: { filename: string }[] = JSON.parse(output);
  if (!packed) throw new Error('npm pack printed no file name.');
  return join(folder, packed.filename);
}

if (process.argv[1]?.endsWith('api-pack.ts')) console.log(await packReferenceApi());
