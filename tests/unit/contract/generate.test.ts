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
  const { properties = {} } = document.components.schemas.Submission ?? {};
  const submission = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, 'example' in property && property.example]),
  );
  const times = ['2025-10-24T09:30:00', '2025-10-24 09:30:00Z', '2025-13-24T09:30:00Z', '24.10.2025'];
  const wrong = [
    ...Object.keys(properties).map((name) => [name, undefined]),
    ...times.map((time) => ['createdAt', time]),
    ['id', Number(submission.id)],
  ];
  const check = schemaValidator(document, 'Submission');
  expect(check(submission)).toBe(true);
  for (const [name, value] of wrong)
    expect(check({ ...submission, [`${name}`]: value }), `${name}: ${value}`).toBe(false);
});

test('broken syntax stops the build with one sentence', async () => {
  const source = join(folder, 'broken.json');
  writeFileSync(source, text.replace('"openapi": "3.0.3",', '"openapi": "3.0.3"'));
  await expect(generateContract({ source, target: join(folder, 'broken') })).rejects.toThrow(
    /^openapi\.json is not valid JSON .*: correct the syntax there\.$/,
  );
});
