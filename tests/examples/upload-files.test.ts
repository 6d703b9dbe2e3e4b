import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runTool } from '@/shared/build/run';
import { applyChange, getProgram, writeProgram } from '@/tests/support/page-programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { startUploads } from '@/tests/support/upload-server';

const root = temporaryFolder();

it('the React page of the guide about uploading fits the types of both files', async () => {
  const folder = temporaryFolder(root);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await writeProgram('embed-a-form', folder, 'form-client.d.ts');
  await writeProgram('upload-files', folder, 'upload-files.d.ts');
  await writeFile(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
  const page = getProgram('embed-a-form', 'FormPage.tsx');
  const changed = applyChange(page, getProgram('upload-files', 'FormPage.tsx'));
  await writeFile(join(folder, 'FormPage.tsx'), changed);
  await writeFile(join(folder, 'Wrong.tsx'), changed.replace("'http://localhost:4100/files'", '4100'));
  const options = '--target es2022 --module esnext --moduleResolution bundler --jsx react-jsx'.split(' ');
  const files = ['FormPage.tsx', 'Wrong.tsx', 'styles.d.ts'];
  const args = ['--noEmit', '--strict', '--skipLibCheck', ...options, ...files];
  const { output } = await runTool('tsc', args, { cwd: folder });
  expect(output.match(/^[\w.]+(?=\()/gm)).toEqual(['Wrong.tsx']);
});

it.each([
  ['the address of the request', {}, /^http:\/\/127\.0\.0\.1:\d+$/],
  ['the address of its proxy', { ADDRESS: 'https://files.example.com' }, /^https:\/\/files\.example\.com$/],
])('the server of the guide about uploading stores %s', async (_, variables, expected) => {
  const { endpoint, close } = await startUploads(temporaryFolder(root), variables);
  onTestFinished(() => void close());
  const server = endpoint.replace('localhost', '127.0.0.1').replace('/files', '');
  const headers = { 'Content-Type': 'image/png' };
  const stored = await fetch(`${server}/files`, { method: 'POST', headers, body: 'photo' });
  const { url }: { url: string } = await stored.json();
  expect(new URL(url).origin).toMatch(expected);
  const served = await fetch(server + new URL(url).pathname);
  expect(await served.text()).toBe('photo');
});
