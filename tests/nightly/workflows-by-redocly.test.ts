import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '@/packages/reference-api/package';
import { runNpm } from '@/shared/build/run';
import { getBlocks } from '@/tests/support/page-programs';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = temporaryFolder();
const servers = [await startServer({ demo: true }), await startReplayServer({ release: '0.7.3' })];
afterAll(() => Promise.all(servers.map((server) => server.close())));

// npm fetches the program, so this runs at night.
it.each([
  ['the reference API', servers[0]],
  ['a server of 0.7.3', servers[1]],
])('Redocly runs the workflows on %s by the command of the guide', async (_name, server) => {
  for (const file of ['arazzo.yaml', 'openapi.json']) await cp(file, join(folder, file));
  const command = getBlocks('take-home').find(({ code }) => code.includes(' respect '))?.code ?? '';
  const [, name = '', rest = ''] = /npx (@redocly\/cli@\S+) (.*)/s.exec(command) ?? [];
  const args = rest
    .replaceAll('\\\n', ' ')
    .replace('http://localhost:5001', server?.url ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((arg) => arg.replaceAll("'", ''));
  const { code, output } = await runNpm(['exec', '--yes', `--package=${name}`, '--', 'redocly', ...args], {
    cwd: folder,
  });
  expect(code, output).toBe(0);
});
