import { memoryDatabase } from '../db/sqljs';
import { type AdjustableClock, adjustableClock } from '../domain/clock';
import { type Api, type ApiOptions, createApi } from '../routes/app';
import { type HttpServer, listen } from './http-server';

/** Few iterations, so that sign-ins of a test take milliseconds. */
const QUICK_ITERATIONS = 1000;
/** Milliseconds for running requests when the API is closed. */
const STOP_TIME = 2_000;

/** Options of a test; all have a default. */
export type TestApiOptions = Partial<ApiOptions>;

/** The API for tests: in memory, with a clock that the test controls. */
export interface TestApi extends Api {
  /** The clock of tokens and timestamps. */
  readonly clock: AdjustableClock;
  /**
   * Starts again with an empty database, the administrator and what `seed` adds. Tokens from before refer to
   * deleted records. The clock doesn't change. Wait for running requests first.
   * @throws TypeError if the test passed its own database
   */
  reset(): Promise<void>;
  /** Listens on 127.0.0.1, by default on a free port. Returns the base URL, without trailing slash. */
  listen(port?: number): Promise<string>;
  /** Stops listening and closes the database. */
  close(): Promise<void>;
}

/**
 * Builds the API for a test. By default it has an empty database in memory, the default administrator, fast
 * password hashes and a random signing key.
 * @throws RangeError for a short signing key
 */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const clock = adjustableClock(options.clock);
  const signingKey = options.signingKey ?? crypto.getRandomValues(new Uint8Array(32));
  const build = async () =>
    createApi({
      passwordIterations: QUICK_ITERATIONS,
      ...options,
      signingKey,
      clock,
      database: options.database ?? (await memoryDatabase()),
    });

  let api = await build();
  const servers: HttpServer[] = [];
  return {
    clock,
    fetch: (request, client) => api.fetch(request, client),
    async reset() {
      if (options.database) throw new TypeError('Only a database in memory is reset. Omit `database`.');
      const previous = api;
      api = await build();
      await previous.close();
    },
    async listen(port = 0) {
      const server = await listen((request, client) => api.fetch(request, client), {
        host: '127.0.0.1',
        port,
      });
      servers.push(server);
      return `http://127.0.0.1:${server.port}`;
    },
    async close() {
      await Promise.all(servers.map((server) => server.stop(STOP_TIME)));
      await api.close();
    },
  };
}
