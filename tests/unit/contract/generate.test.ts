import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateContract } from '@/features/build/contract/generate';
import { schemaValidator } from '@/features/build/contract/validators';
import type { OpenApiDocument } from '@/shared/contract/types';
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

test.each<[string, (text: string) => string, RegExp]>([
  [
    'broken syntax',
    (t) => t.replace('"openapi": "3.0.3",', '"openapi": "3.0.3"'),
    /^openapi\.json line \d+: .*not valid JSON.*correct/,
  ],
  [
    'a dangling reference',
    (t) => t.replace('schemas/LoginRequest"', 'schemas/Nope"'),
    /line \d+, at \/paths\/~1api~1auth~1login\/post.*leads nowhere; /,
  ],
  [
    'an unknown keyword',
    (t) => t.replace('"maxLength": 16', '"multipleOf": 16'),
    /multipleOf: the schema keyword "multipleOf" is not supported; /,
  ],
])('%s stops the build with one sentence', async (_name, change, message) => {
  const source = join(folder, 'broken.json');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(source, changed);
  await expect(generateContract({ source, target: join(folder, 'broken') })).rejects.toThrow(message);
});
