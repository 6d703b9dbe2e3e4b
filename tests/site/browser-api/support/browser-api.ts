import type { Page } from '@playwright/test';
import { adjustableClock } from '@/api/domain/clock';
import { readResponse } from '@/tests/api/support/contract-check';
import { type TestApi, toRequest } from '@/tests/api/support/test-api';
import { send, signIn } from './sandbox-page';

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

/** The sandbox of a page in the form that the executable cases are run against. Its clock cannot be moved. */
export function browserApi(page: Page): TestApi {
  const api = { fetch: (request: Request) => fetchInPage(page, request), close: () => page.close() };
  return {
    api,
    clock: adjustableClock(),
    async call(sent) {
      const request = toRequest(sent);
      const { faults, ...response } = await readResponse(request, await api.fetch(request.clone()));
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return response;
    },
    administratorToken: () => signIn(page),
    close: () => page.close(),
  };
}
