import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpFile } from '@/features/exports/collections/http-file';
import type { RunningServer } from '@/packages/reference-api/node/server';
import { runNpm } from '@/shared/build/run';
import { startApi } from '@/tests/site/support/demo-api';
import { getBlocks } from '@/tests/support/page-programs';

/** Versions of programs that readers run. npm fetches them, so these tests run at night. */
const HTTPYAC = 'httpyac@6.16.7';

let api: RunningServer;
let folder: string;

beforeAll(async () => {
  api = await startApi('--demo');
  folder = await mkdtemp(join(tmpdir(), 'clients-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

it('Redocly runs the workflows by the command of the guide', async () => {
  for (const file of ['arazzo.yaml', 'openapi.json']) await cp(file, join(folder, file));
  const command = getBlocks('take-home').find(({ code }) => code.includes(' respect '))?.code ?? '';
  const [, name = '', rest = ''] = /npx (@redocly\/cli@\S+) (.*)/s.exec(command) ?? [];
  const args = rest
    .replaceAll('\\\n', ' ')
    .replace('http://localhost:5001', api.url)
    .split(/\s+/)
    .filter(Boolean)
    .map((arg) => arg.replaceAll("'", ''));
  const { code, output } = await runNpm(['exec', '--yes', `--package=${name}`, '--', 'redocly', ...args], {
    cwd: folder,
  });
  expect(code, output).toBe(0);
});

it('httpyac runs the file of all requests', async () => {
  const file = join(folder, 'endatix.http');
  await writeFile(file, httpFile().replace('http://localhost:5001', api.url));
  const args = ['send', file, '--all', '--output-failed', 'exchange'];
  const { code, output } = await runNpm(['exec', '--yes', `--package=${HTTPYAC}`, '--', 'httpyac', ...args], {
    cwd: folder,
  });
  expect(code, output).toBe(0);
  expect(output).toMatch(/\b3[0-9] requests processed/);
  expect(output).not.toMatch(/ 5\d\d /);
});
