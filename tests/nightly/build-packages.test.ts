import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Programs that run where only `dependencies` are installed (`npm ci --omit=dev`). */
const programs = ['scripts/start.ts', 'scripts/dev.ts', 'scripts/build.ts'];

/** Writes types, which a build leaves out. */
const TYPES_ONLY = 'openapi-typescript';

const getPackage = (path: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/** Returns the packages that modules import, directly or indirectly. */
async function getPackages(entryPoints: string[]): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    outdir: 'generated',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.mdx': 'empty' },
  });
  const named = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  return new Set(
    named.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => getPackage(path)),
  );
}

it('the build uses no development dependencies', async () => {
  const files = await readdir('app', { recursive: true });
  const pages = files.filter((file) => /\.tsx?$/.test(file)).map((file) => `app/${file}`);
  const packages = await getPackages([
    ...programs,
    ...pages,
    'next.config.ts',
    'mdx-components.tsx',
    'features/shell/start.ts',
    'features/search/dialog/worker.ts',
    'features/offline/worker.ts',
  ]);
  expect(packages.size).toBeGreaterThan(20);
  expect([...packages].filter((name) => !(name in manifest.dependencies))).toEqual([TYPES_ONLY]);
});
