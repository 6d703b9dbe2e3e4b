import type { BrowserContext, Page } from '@playwright/test';
import type * as Client from '@/packages/reference-api/browser/client';
import type { SandboxSettings } from '@/packages/reference-api/browser/protocol';
import { sharedName } from '@/packages/reference-api/browser/protocol';

declare global {
  var sandbox: typeof Client;
  var sandboxSettings: Partial<SandboxSettings> | undefined;
  var seenChanges: Client.SandboxChange[] | undefined;
  var exportedFile: Blob | undefined;
  var releaseLock: (() => void) | undefined;
}

/** Result of a call of the sandbox, serializable from page to test. */
interface Outcome {
  status: number;
  headers: [string, string][];
  text: string;
  /** The error, if it was rejected. */
  error?: { name: string; kind: string | undefined; message: string };
}

interface PageCall {
  method: string;
  path: string;
  headers?: [string, string][];
  body?: string;
}

/** Opens the page; `settings` apply before the first use. */
export async function openPage(
  context: BrowserContext,
  url: string,
  settings: Partial<SandboxSettings> = {},
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((given) => {
    globalThis.sandboxSettings = given;
  }, settings);
  await page.goto(`${url}/`);
  await isLoaded(page);
  return page;
}

/** Waits until the scripts of the page are loaded. */
export const isLoaded = (page: Page) => page.waitForFunction(() => globalThis.sandbox !== undefined);

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isLoaded(page);
}

/** Sends a request from the page to its sandbox. */
export function send(page: Page, call: PageCall): Promise<Outcome> {
  return page.evaluate(async ({ method, path, headers = [], body }) => {
    try {
      const init = { method, headers, ...(body === undefined ? {} : { body }) };
      const response = await globalThis.sandbox.sandboxFetch(path, init);
      return {
        status: response.status,
        headers: [...response.headers] as [string, string][],
        text: await response.text(),
      };
    } catch (error) {
      const { name, kind, message } = error as Error & { kind?: string };
      return { status: 0, headers: [], text: '', error: { name, kind, message } };
    }
  }, call);
}

const json: [string, string] = ['Content-Type', 'application/json'];

/** Sends JSON, with a bearer token if given, and returns the parsed body. Throws unless it is a 200 or 201. */
export async function call(
  page: Page,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<unknown> {
  const headers: [string, string][] = [
    json,
    ...(token ? [['Authorization', `Bearer ${token}`] as [string, string]] : []),
  ];
  const outcome = await send(page, {
    method,
    path,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (outcome.status !== 200 && outcome.status !== 201) {
    throw new Error(`${method} ${path}: ${outcome.error?.message ?? `${outcome.status} ${outcome.text}`}`);
  }
  return JSON.parse(outcome.text);
}

/** Signs in as the seeded administrator. */
export async function signIn(page: Page): Promise<string> {
  const body = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
  const { accessToken } = (await call(page, 'POST', '/api/auth/login', { body })) as { accessToken: string };
  return accessToken;
}

/** Returns the state of the page's sandbox. */
export function status(page: Page): Promise<Client.SandboxStatus> {
  return page.evaluate(() => globalThis.sandbox.sandboxStatus());
}

/** Returns the names of the listed forms, newest first. */
export async function formNames(page: Page, token: string): Promise<string[]> {
  const forms = (await call(page, 'GET', '/api/forms?pageSize=100', { token })) as { name: string }[];
  return forms.map(({ name }) => name);
}

/** Creates a published form, because drafts aren't listed. */
export async function createPublishedForm(page: Page, token: string, name: string): Promise<string> {
  const form = { name, isEnabled: true, formDefinitionJsonData: '{"title":"v1"}' };
  const { id } = (await call(page, 'POST', '/api/forms', { token, body: form })) as { id: string };
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

/**
 * Returns how a request to the sandbox ended: `200`, or `kind: sentence`. Never waits longer than the sandbox
 * itself.
 */
export async function attempt(page: Page, path = '/health'): Promise<string> {
  const { status, error } = await send(page, { method: 'GET', path });
  return error ? `${error.kind ?? error.name}: ${error.message}` : String(status);
}

/** Removes features from the page's global scope before its scripts run. */
export async function disableFeature(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((given) => {
    for (const name of given) Object.defineProperty(globalThis, name, { value: undefined });
  }, names);
  await reload(page);
}
