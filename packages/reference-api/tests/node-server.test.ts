import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { createForm, signIn, startProcess } from './support/server-process';

const root = temporaryFolder();

async function start(options: Parameters<typeof startProcess>[0]) {
  const server = await startProcess(options);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

it('keeps data and signing key over a restart, and prints how to sign in', async () => {
  const folder = temporaryFolder(root);
  const first = await start({ folder });
  expect(first.output()).toContain('admin@endatix.com / P@ssw0rd');
  expect(first.output()).toContain(join('.data', 'endatix.sqlite'));
  const token = await signIn(first.url);
  const id = await createForm(first.url, token);
  expect((await stat(join(folder, '.data', 'jwt-signing-key'))).mode & 0o777).toBe(0o600);
  expect(await first.stop()).toMatchObject({ code: 0, errors: '' });
  // After an orderly stop the database is a single file.
  expect((await readdir(join(folder, '.data'))).sort()).toEqual(['endatix.sqlite', 'jwt-signing-key']);

  const second = await start({ folder });
  const response = await fetch(`${second.url}/api/forms/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([response.status, ((await response.json()) as { id: string }).id]).toEqual([200, id]);
}, 60_000);

it('serves health and contract, and writes no files with --memory', async () => {
  const folder = temporaryFolder(root);
  const server = await start({
    folder,
    args: ['--memory', '--demo'],
    env: { ENDATIX_ADMIN_PASSWORD: 'An0ther-password' },
  });
  expect(server.output()).not.toContain('An0ther-password');
  expect(await (await fetch(`${server.url}/health`)).text()).toBe('Healthy');
  const contract = (await (await fetch(`${server.url}/openapi.json`)).json()) as { openapi: string };
  expect(contract.openapi).toMatch(/^3\.0/);
  const token = await signIn(server.url, 'An0ther-password');
  const forms = await fetch(`${server.url}/api/forms`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await forms.json()).toMatchObject([{ name: 'Customer feedback', submissionsCount: 8 }]);
  expect(await readdir(folder)).toEqual([]);
}, 60_000);

it.runIf(process.platform !== 'win32')('restricts each database file to its owner', async () => {
  const folder = temporaryFolder(root);
  const first = await start({ folder });
  const file = join(folder, '.data', 'endatix.sqlite');
  const getMode = async (path: string) => (await stat(path)).mode & 0o777;
  expect([await getMode(file), await getMode(`${file}-wal`)]).toEqual([0o600, 0o600]);
  await first.stop();
  await chmod(file, 0o644);
  await start({ folder });
  expect(await getMode(file)).toBe(0o600);
});
