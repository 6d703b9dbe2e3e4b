import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateContract } from '@/features/build/contract/generate';
import { plantFolder } from '@/tests/support/plant-folder';

test('broken syntax stops the build with one sentence', async () => {
  const text = readFileSync('openapi.json', 'utf8').replace('"openapi": "3.0.3",', '"openapi": "3.0.3"');
  await expect(generateContract({ root: plantFolder({ 'openapi.json': text }) })).rejects.toThrow(
    /^openapi\.json is not valid JSON .*: correct the syntax there\.$/,
  );
});
