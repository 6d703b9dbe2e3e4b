import type { ApiCase } from '@/tests/contract/support/case-format';
import { runCase } from '@/tests/contract/support/case-runner';
import { cases as all, isRefusedEarly, oneForEachOutcome } from '@/tests/contract/support/cases';
import { TEST_KEY, type TestApi } from '@/tests/contract/support/test-api';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { browserApi } from './support/browser-api';
import { type Harness, startHarness } from './support/harness';
import { openPage, send } from './support/sandbox-page';
import { replaceSigningKey } from './support/stored-state';

// No script may set this header: a browser adds it by itself when it goes to another origin.
const needsOrigin = ({ request }: ApiCase) => Object.hasOwn(request.headers ?? {}, 'Origin');
const cases = all.filter((apiCase) => !apiCase.given.needs?.includes('clock') && !needsOrigin(apiCase));

describe('the cases of the API in a browser', () => {
  let harness: Harness;
  let server: TestApi;

  beforeAll(async ({ browser }) => {
    harness = await startHarness(browser);
    const page = await openPage(await harness.context(), harness.server.url);
    await send(page, { method: 'GET', path: '/health' });
    // Some cases bring tokens of their own, signed with the key of the tests.
    await replaceSigningKey(page, TEST_KEY);
    server = browserApi(page);
  });
  afterAll(() => harness.close());

  // The engine is the one on which all cases run: here each operation shows each status once.
  for (const apiCase of oneForEachOutcome(cases.filter((candidate) => !isRefusedEarly(candidate)))) {
    it(`${apiCase.id}: ${apiCase.given.text}`, async () => {
      expect((await runCase(server, apiCase)).faults).toEqual([]);
    });
  }
});
