import type { Page } from '@playwright/test';
import { adjustableClock } from '@/packages/reference-api/domain/clock';
import { type CaseServer, checkedCalls } from '@/packages/reference-api/tests/support/test-api';
import { send } from './sandbox-page';

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

/** Returns the sandbox of a page in the form that the executable cases run against. Its clock can't be moved. */
export const browserApi = (page: Page): CaseServer => ({
  clock: adjustableClock(),
  call: checkedCalls((request) => fetchInPage(page, request)),
});
