import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { startProcess } from '@/packages/reference-api/tests/support/server-process';
import { runTool } from '@/shared/build/run';
import { openApi } from '@/shared/contract/document';
import { newestDocument } from '@/shared/contract/later-releases';
import { listOperations } from '@/shared/contract/resolve';
import { indentedText } from '@/shared/http/json';
import { getBlocks, getProgram, writeProgram } from '@/tests/support/page-programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const run = promisify(execFile);

const root = temporaryFolder();
let folder: string;
beforeEach(() => {
  folder = temporaryFolder(root);
});

// Other programs of this guide need the installed package: tests/nightly/package.test.ts.
it('the programs of the guide about testing a client run on the sources of the package', async () => {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const alias = { '@': process.cwd(), 'endatix-reference-api': resolve('packages/reference-api/package.ts') };
  const config = { cacheDir: join(folder, 'cache'), resolve: { alias } };
  await writeFile(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  await writeProgram('test-your-client', folder, 'integration.test.ts');
  const env = { ...process.env, NO_COLOR: '1' };
  const { code, output } = await runTool('vitest', ['run'], { cwd: folder, env });
  expect(code, output).toBe(0);
  expect(output).toMatch(/Tests +2 passed/);
});

it('the guide about coding agents shows what its program prints, against the API that it starts', async () => {
  const codes = getBlocks('coding-agents').map(({ code }) => code.trim());
  const start = codes.find((code) => code.startsWith('npx')) ?? '';
  await writeProgram('coding-agents', folder, 'pending.mjs');
  const { url, stop } = await startProcess({ folder, args: start.split(' ').slice(2) });
  onTestFinished(async () => void (await stop()));
  const env = { ...process.env, FORMS_API: `${url}/api` };
  const { stdout } = await run(process.execPath, ['pending.mjs'], { cwd: folder, env });
  expect(stdout.trim()).not.toBe('');
  expect(codes).toContain(stdout.trim());
});

it.each(['openapi.0.7.json', 'openapi.json'])(
  "the guide about typed clients generates types that fit its programs, and reports what doesn't fit: %s",
  async (document) => {
    await writeFile(join(folder, 'openapi.0.7.json'), indentedText(newestDocument()));
    await copyFile('openapi.json', join(folder, 'openapi.json'));
    const lines = getBlocks('take-home').flatMap(({ code }) => code.split('\n'));
    const command =
      lines.find((line) => line.startsWith('npx openapi-typescript')) ?? expect.fail('no command');
    expect(command).toContain(' openapi.0.7.json ');
    const [, tool = '', ...options] = command.replace('openapi.0.7.json', document).split(' ');
    await run(resolve('node_modules/.bin', tool), options, { cwd: folder });
    await writeProgram('take-home', folder, 'ids.ts');

    /** Returns the compiler's errors for the programs of the guide with something appended. */
    async function compiled(more = ''): Promise<string> {
      await writeFile(join(folder, 'forms.ts'), getProgram('take-home', 'forms.ts') + more);
      const target = '--target es2022 --module esnext --moduleResolution bundler'.split(' ');
      const args = ['--noEmit', '--strict', '--skipDefaultLibCheck', ...target, 'forms.ts', 'ids.ts'];
      return (await runTool('tsc', args, { cwd: folder })).output;
    }
    expect(await compiled()).toBe('');
    expect(await compiled("\nvoid createForm('', '', { name: 'x' });")).toContain('isEnabled');
  },
);

it('the guide about typed clients counts the operations of both documents', () => {
  const text = readFileSync('content/guides/take-home.mdx', 'utf8');
  expect(text).toContain(`all ${listOperations(newestDocument()).length} operations of 0.7.3`);
  expect(text).toContain(`the file for Postman with ${listOperations(openApi).length}`);
});
