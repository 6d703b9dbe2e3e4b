import type { Page } from '@playwright/test';
import type * as Client from '@/packages/reference-api/browser/client';
import { sharedName } from '@/packages/reference-api/browser/protocol';
import { ADMINISTRATOR } from '@/tests/site/support/page';

declare global {
  var sandbox: typeof Client;
  var seenChanges: Client.SandboxChange[] | undefined;
  var exportedFile: Blob | undefined;
  var releaseLock: (() => void) | undefined;
}

/** Sends JSON, with a bearer token if given, and returns the parsed body. Throws unless it is a 200 or 201. */
export async function call<Answer>(
  page: Page,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const [status, text] = await page.evaluate(
    async ([address, init]) => {
      const response = await globalThis.sandbox.sandboxFetch(address, init);
      return [response.status, await response.text()] as const;
    },
    [path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }] as const,
  );
  if (status !== 200 && status !== 201) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text);
}

/** Signs in as the seeded administrator. */
export async function signIn(page: Page): Promise<string> {
  const session = await call<{ accessToken: string }>(page, 'POST', '/api/auth/login', {
    body: ADMINISTRATOR,
  });
  return session.accessToken;
}

/** Returns the state of the page's sandbox. */
export const status = (page: Page): Promise<Client.SandboxStatus> =>
  page.evaluate(() => globalThis.sandbox.sandboxStatus());

/** Returns the names of the listed forms, newest first. */
export async function formNames(page: Page, token: string): Promise<string[]> {
  const forms = await call<{ name: string }[]>(page, 'GET', '/api/forms?pageSize=100', { token });
  return forms.map(({ name }) => name);
}

/** Creates a published form, because drafts aren't listed. */
export async function createPublishedForm(page: Page, token: string, name: string): Promise<string> {
  const body = { name, isEnabled: true, formDefinitionJsonData: '{"title":"v1"}' };
  const { id } = await call<{ id: string }>(page, 'POST', '/api/forms', { token, body });
  await call(page, 'PATCH', `/api/forms/${id}/definition`, { token, body: { isDraft: false } });
  return id;
}

/** Acquires the lock that every request needs. Returns the function that releases it. */
export async function holdLock(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    (name) =>
      new Promise<void>((held) => {
        navigator.locks.request(name, () => {
          held();
          return new Promise<void>((resolve) => {
            globalThis.releaseLock = resolve;
          });
        });
      }),
    sharedName(''),
  );
  return () => page.evaluate(() => globalThis.releaseLock?.());
}

/** Returns how a request to the sandbox ended: `200`, or `SandboxError: sentence`. */
export const attempt = (page: Page, path = '/health'): Promise<string> =>
  page.evaluate(
    (address) => globalThis.sandbox.sandboxFetch(address).then(({ status }) => String(status), String),
    path,
  );
