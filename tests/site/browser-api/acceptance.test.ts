import type { Page } from '@playwright/test';
import { adjustableClock } from '@/packages/reference-api/domain/clock';
import type { ApiCase } from '@/packages/reference-api/tests/support/case-format';
import { runCase } from '@/packages/reference-api/tests/support/case-runner';
import { cases, oneForEachOutcome } from '@/packages/reference-api/tests/support/cases';
import { checkedCalls } from '@/packages/reference-api/tests/support/test-api';
import { TEST_KEY } from '@/packages/reference-api/tests/support/test-tokens';
import { expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import { send } from './support/sandbox-page';
import { replaceSigningKey } from './support/stored-state';

async function fetchInPage(page: Page, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const { status, headers, text, error } = await send(page, {
    method: request.method,
    path: pathname + search,
    headers: [...request.headers],
    ...(body === '' ? {} : { body }),
  });
  if (error) throw new Error(error.message);
  return new Response(text === '' ? null : text, { status, headers });
}

// packages/reference-api/tests/cases.test.ts runs all cases on this engine. Here each operation succeeds once
// in a browser.

/** Returns whether a page can run a case: it can't move the clock, and only the browser sets the header Origin. */
const isPossible = ({ given, request, expect: { status } }: ApiCase) =>
  !given.needs?.includes('clock') &&
  !Object.hasOwn(request.headers ?? {}, 'Origin') &&
  status !== undefined &&
  status < 300;

it('each operation succeeds in the page as under Node', async ({ page }) => {
  await send(page, { method: 'GET', path: '/health' });
  // Some cases have their own tokens, signed with the key of the tests.
  await replaceSigningKey(page, TEST_KEY);
  // Its clock can't be moved.
  const server = { clock: adjustableClock(), call: checkedCalls((request) => fetchInPage(page, request)) };
  const faults: Record<string, string[]> = {};
  const chosen = oneForEachOutcome(cases.filter(isPossible));
  expect(chosen.length).toBeGreaterThanOrEqual(33);
  for (const apiCase of chosen) {
    const result = await runCase(server, apiCase);
    if (result.faults.length > 0) faults[apiCase.id] = result.faults;
  }
  expect(faults).toEqual({});
});
