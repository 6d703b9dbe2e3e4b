import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateContract } from '@/features/build/contract/generate';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = temporaryFolder();
const text = readFileSync('openapi.json', 'utf8');

test('broken syntax stops the build with one sentence', async () => {
  const source = join(folder, 'broken.json');
  writeFileSync(source, text.replace('"openapi": "3.0.3",', '"openapi": "3.0.3"'));
  await expect(generateContract({ source, target: join(folder, 'broken') })).rejects.toThrow(
    /^openapi\.json is not valid JSON .*: correct the syntax there\.$/,
  );
});
