import { afterAll, describe, expect, it } from 'vitest';
import { isFull } from '@/tests/support/scale';
import { runCase } from './support/case-runner';
import { cases, isRejectedEarly, oneForEachOutcome } from './support/cases';
import { drivers, memoryDriver } from './support/drivers';
import { startTestApi } from './support/test-api';

// All cases run on one database. The others run one case per operation and status, and in the nightly run all
// cases that reach the database.
const reaching = cases.filter((apiCase) => !isRejectedEarly(apiCase));
const elsewhere = isFull ? reaching : oneForEachOutcome(reaching);
const split = drivers.map(
  (driver) => [driver.name, driver, driver === memoryDriver ? cases : elsewhere] as const,
);

describe.each(split)('the cases on %s', async (_name, driver, ofDriver) => {
  const server = await startTestApi(driver);
  afterAll(server.close);

  it.each(ofDriver)('$id: $given.text', async (apiCase) => {
    const { faults, statements } = await runCase(server, apiCase);
    expect(
      faults,
      `Correct the API, or the case ${apiCase.id} in packages/reference-api/tests/*.jsonl.`,
    ).toEqual([]);
    if (isRejectedEarly(apiCase)) expect(statements).toBe(0);
  });
});
