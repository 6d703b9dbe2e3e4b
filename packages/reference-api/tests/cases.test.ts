import { afterAll, describe, expect, it } from 'vitest';
import { isFull } from '@/tests/support/scale';
import { runCase } from './support/case-runner';
import { cases, oneForEachOutcome } from './support/cases';
import { drivers, memoryDriver } from './support/drivers';
import { startTestApi } from './support/test-api';

// All cases run on one database. The others run one case per operation and status, and all in the nightly run.
const elsewhere = isFull ? cases : oneForEachOutcome(cases);
const split = drivers.map(
  (driver) => [driver.name, driver, driver === memoryDriver ? cases : elsewhere] as const,
);

describe.each(split)('the cases on %s', async (_name, driver, ofDriver) => {
  const server = await startTestApi(driver);
  afterAll(server.close);

  it.each(ofDriver)('$id: $given.text', async (apiCase) => {
    expect(
      await runCase(server, apiCase),
      `Correct the API, or the case ${apiCase.id} in packages/reference-api/tests/*.jsonl.`,
    ).toEqual([]);
  });
});
