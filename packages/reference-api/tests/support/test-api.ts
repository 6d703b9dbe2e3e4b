import { adjustableClock } from '../../domain/clock';
import { type ApiOptions, createApi } from '../../routes/app';
import { type ReadResponse, readResponse } from './contract-check';
import { type Driver, memoryDriver } from './drivers';
import { lastingToken, TEST_KEY } from './test-tokens';

/** A call of the API under test. */
export interface TestCall {
  method: string;
  path: string;
  headers?: Record<string, string | null>;
  body?: unknown;
  rawBody?: string | Uint8Array;
  token?: string;
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** Builds the request of a call. The default type of a body is JSON. */
export function toRequest({ method, path, headers = {}, body, rawBody, token }: TestCall): Request {
  const sent = new Headers();
  const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  if (content !== undefined && !Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')) {
    sent.set('Content-Type', 'application/json');
  }
  if (token) sent.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers)) if (value !== null) sent.set(name, value);
  return new Request(`http://localhost${path}`, {
    method,
    headers: sent,
    body: bytes === undefined ? null : Uint8Array.from(bytes),
  });
}

/**
 * Builds an API with a key and fast passwords, by default in memory. Returns also a function that sends
 * requests of its administrator.
 */
export async function quickApi(options: Partial<ApiOptions> = {}) {
  const database = options.database ?? (await memoryDriver.open());
  const api = await createApi({ signingKey: TEST_KEY, passwordIterations: 2, ...options, database });
  const token = await lastingToken();
  const send = (method: string, path: string, body?: object) =>
    api.fetch(toRequest({ method, path, body, token }));
  return { ...api, database, send };
}

/** Starts an API with fast passwords, an adjustable clock and an empty database. */
export async function startTestApi(driver: Driver = memoryDriver) {
  const clock = adjustableClock();
  const api = await quickApi({ database: await driver.open(), clock });

  /** Sends a call. Throws for a response outside the contract. */
  async function call(sent: TestCall): Promise<ReadResponse> {
    const request = toRequest(sent);
    const { faults, ...response } = await readResponse(request, await api.fetch(request));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return response;
  }
  return {
    api,
    clock,
    call,
    /** Signs in as the seeded administrator. */
    async administratorToken(): Promise<string> {
      const body = { email: 'admin@endatix.com', password: 'P@ssw0rd' };
      const response = await call({ method: 'POST', path: '/api/auth/login', body });
      if (response.status !== 200) throw new Error('The administrator has another password.');
      return String((response.body as Record<string, unknown>).accessToken);
    },
    close: api.close,
  };
}
