import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages } from '@/scripts/check/pages';

const run = promisify(execFile);
const bin = (name: string) => resolve('node_modules/.bin', name);
const fences = fencesOf(readPages(process.cwd()).pages).filter(
  ({ file }) => file === 'content/guides/take-home.mdx',
);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typed-client-'));
  await copyFile('openapi.json', join(folder, 'openapi.json'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The command of the guide that begins with a word, as a list of words. */
function command(start: string): string[] {
  const line = fences.flatMap(({ code }) => code.split('\n')).find((text) => text.startsWith(start));
  if (!line) throw new Error(`The guide has no command "${start}".`);
  return line.split(' ');
}

/** What the compiler says of the program of the guide, changed by a function. */
async function compiled(change: (code: string) => string): Promise<string> {
  const program = fences.find(({ filename }) => filename === 'forms.ts')?.code ?? '';
  await writeFile(join(folder, 'forms.ts'), change(program));
  const options = '--noEmit --strict --target es2022 --module esnext --moduleResolution bundler'.split(' ');
  return run(bin('tsc'), [...options, 'forms.ts'], { cwd: folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

it('the types that the command of the guide makes fit its program, and find what does not fit', async () => {
  const [, tool = '', ...options] = command('npx openapi-typescript');
  await run(bin(tool), options, { cwd: folder });
  expect(await compiled((code) => code)).toBe('');
  expect(await compiled((code) => `${code}\nvoid createForm('', '', { name: 'x' });`)).toContain('isEnabled');
});

it('the guide names the version of the generator that the tests run', async () => {
  const { stdout } = await run(bin('openapi-typescript'), ['--version']);
  expect(command('npm install --save-dev').at(-1)).toBe(
    `openapi-typescript@${stdout.trim().replace(/^v/, '')}`,
  );
});
