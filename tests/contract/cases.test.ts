import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCase } from './support/case-format';
import { runCase } from './support/case-runner';
import { drivers } from './support/drivers';
import { startTestApi, type TestApi } from './support/test-api';

// The second table goes where the first has gaps: bounds, every filter, answers of one rule in all operations.
const cases = ['cases.jsonl', 'more-cases.jsonl'].flatMap((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ApiCase),
);

describe.each(drivers)('the cases on $name', (driver) => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi(driver);
  });
  afterAll(() => server.close());

  it.each(cases)('$id: $given.text', async (apiCase) => {
    expect(await runCase(server, apiCase)).toEqual([]);
  });
});

it('no two cases have one name', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});
