import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from '@/scripts/lib/run';
import { programWriter } from '@/tests/support/page-programs';

// The Vitest programs of the guides, on the sources of the package; tests/nightly runs them on the installed package.

it('runs the programs of the guide about tests of a client', async () => {
  const root = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), 'guide-programs-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const alias = { '@': root, 'endatix-reference-api': join(root, 'api/package.ts') };
  const config = { cacheDir: join(folder, 'cache'), resolve: { alias } };
  await writeFile(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  await programWriter('content/guides/test-your-client.mdx', folder)('integration.test.ts');
  const env = { ...process.env, NO_COLOR: '1' };
  const { code, output } = await runTool('vitest', ['run'], { cwd: folder, env });
  expect(code, output).toBe(0);
  expect(output).toMatch(/Tests +2 passed/);
  await rm(folder, { recursive: true });
});
