import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, toolFile } from '@/scripts/lib/run';
import { programWriter } from '@/tests/support/page-programs';

// The Vitest programs of the guides, on the sources of the package; tests/nightly runs them on the installed package.

const root = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-programs-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const alias = { '@': root, 'endatix-reference-api': join(root, 'api/package.ts') };
  const config = { cacheDir: join(folder, 'cache'), resolve: { alias } };
  await writeFile(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
});
afterEach(() => rm(folder, { recursive: true }));

it.each([['test-your-client', ['integration.test.ts'], 2]] as const)(
  'runs the programs of %s',
  async (guide, files, count) => {
    const write = programWriter(`content/guides/${guide}.mdx`, folder);
    for (const file of files) await write(file);
    const env = { ...process.env, NO_COLOR: '1' };
    const { code, output } = await run(process.execPath, [toolFile('vitest'), 'run'], { cwd: folder, env });
    expect(code, output).toBe(0);
    expect(output).toMatch(new RegExp(`Tests +${count} passed`));
  },
);
