import type { Page } from '@playwright/test';
import type * as Client from '@/packages/reference-api/browser/client';
import { sharedName } from '@/packages/reference-api/browser/protocol';

declare global {
  var sandbox: typeof Client;
  var seenChanges: Client.SandboxChange[] | undefined;
  var exportedFile: Blob | undefined;
  var releaseLock: (() => void) | undefined;
}

/** Result of a call of the sandbox, serializable from page to test. */
interface Outcome {
  status: number;
  text: string;
  /** The error, if it was rejected. */
  error?: { name: string; message: string };
}

/** Waits until the scripts of the page are loaded. */
export const isLoaded = (page: Page) => page.waitForFunction(() => globalThis.sandbox !== undefined);

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isLoaded(page);
}

/** Sends a request from the page to its sandbox. */
function send(
  page: Page,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Outcome> {
  return page.evaluate(
    async ([address, options]) => {
      try {
        const response = await globalThis.sandbox.sandboxFetch(address, options);
        return { status: response.status, text: await response.text() };
      } catch (error) {
        const { name, message } = error as Error;
        return { status: 0, text: '', error: { name, message } };
      }
    },
    [path, init] as const,
  );
}

/** Sends JSON, with a bearer token if given, and returns the parsed body. Throws unless it is a 200 or 201. */
export async function call<Answer>(
  page: Page,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Answer> {
  const { status, text, error } = await send(page, path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (status !== 200 && status !== 201)
    throw new Error(`${method} ${path}: ${error?.message ?? `${status} ${text}`}`);
  return JSON.parse(text);
}

/** Signs in as the seeded administrator. */
export async function signIn(page: Page): Promise<string> {
  const body = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
  return (await call<{ accessToken: string }>(page, 'POST', '/api/auth/login', { body })).accessToken;
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
export async function attempt(page: Page, path = '/health'): Promise<string> {
  const { status, error } = await send(page, path);
  return error ? `${error.name}: ${error.message}` : String(status);
}
