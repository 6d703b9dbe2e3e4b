import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCase } from './support/case-runner';
import { cases } from './support/cases';
import { drivers } from './support/drivers';
import { startTestApi, type TestApi } from './support/test-api';

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
