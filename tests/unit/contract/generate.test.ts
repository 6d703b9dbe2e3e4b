import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateContract } from '@/features/build/contract/generate';
import type { OpenApiDocument } from '@/shared/contract/types';
import { schemaValidator } from '@/tests/support/schema-validator';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = temporaryFolder();
const text = readFileSync('openapi.json', 'utf8');
const document: OpenApiDocument = JSON.parse(text);

test('responses have all properties, times in UTC and IDs as in the contract', () => {
  const media = document.components.schemas.Submission;
  const submission = Object.fromEntries(
    Object.entries(media?.properties ?? {}).map(([name, p]) => [
      name,
      'example' in p ? p.example : undefined,
    ]),
  );
  const check = schemaValidator(document, 'Submission');
  expect(check(submission)).toBe(true);
  for (const name of Object.keys(submission)) {
    const { [name]: _left, ...rest } = submission;
    expect(check(rest), `without ${name}`).toBe(false);
  }
  for (const createdAt of [
    '2025-10-24T09:30:00',
    '2025-10-24 09:30:00Z',
    '2025-13-24T09:30:00Z',
    '24.10.2025',
  ])
    expect(check({ ...submission, createdAt }), createdAt).toBe(false);
  expect(check({ ...submission, id: Number(submission.id) })).toBe(false);
});

test('broken syntax stops the build with one sentence', async () => {
  const source = join(folder, 'broken.json');
  writeFileSync(source, text.replace('"openapi": "3.0.3",', '"openapi": "3.0.3"'));
  await expect(generateContract({ source, target: join(folder, 'broken') })).rejects.toThrow(
    /^openapi\.json is not valid JSON .*: correct the syntax there\.$/,
  );
});
