import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The TypeScript that commands of package.json start. */
const commands = [
  ...new Set(Object.values(scripts).flatMap((script) => script.match(/scripts\/[\w/-]+\.ts\b/g) ?? [])),
];

/** Modules that are loaded before the first line of a program runs. */
async function loadedAtOnce(program: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'generated',
    logLevel: 'silent',
  });
  const loaded = new Set([program]);
  for (const module of loaded)
    for (const { path, kind, external } of metafile.inputs[module]?.imports ?? [])
      if (kind === 'import-statement' && !external) loaded.add(path);
  return loaded;
}

it('has commands to look at', () => expect(commands.length).toBeGreaterThan(8));

it.each(commands)('%s starts in a fresh clone, where nothing is generated yet', async (program) => {
  const loaded = [...(await loadedAtOnce(program))];
  expect(loaded.filter((module) => module.startsWith('generated/'))).toEqual([]);
});
