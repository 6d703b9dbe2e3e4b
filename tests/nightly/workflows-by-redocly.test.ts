import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '@/packages/reference-api/package';
import { runNpm } from '@/shared/build/run';
import { getBlocks } from '@/tests/support/page-programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = temporaryFolder();
const api = await startServer({ demo: true });
afterAll(api.close);

// npm fetches the program, so this runs at night.
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
