import initSqlJs from 'sql.js';
import { sqlJsDatabase } from '../db/sqljs';
import { type AdjustableClock, adjustableClock } from '../domain/clock';
import type { Database } from '../domain/ports';
import { type Api, type ApiOptions, createApi } from '../routes/app';
import { type HttpServer, listen } from './http-server';

/** Iterations of new passwords: sign-ins of a test take milliseconds. */
const QUICK_ITERATIONS = 1000;
/** Milliseconds that requests under way have when the API is closed. */
const STOP_TIME = 2_000;

/** What a test can set; everything has a default. */
export type TestApiOptions = Partial<ApiOptions>;

/** The API for tests: in memory, with a clock that the test controls. */
export interface TestApi extends Api {
  /** The clock of tokens and timestamps. */
  readonly clock: AdjustableClock;
  /**
   * Starts again with an empty database, the administrator and what `seed` adds. Tokens from before belong to
   * deleted records. The clock stays where it is. Wait for requests under way first.
   * @throws TypeError when the test brought its own database
   */
  reset(): Promise<void>;
  /** Listens on 127.0.0.1, on a free port unless one is given. Returns the base URL, without a slash at its end. */
  listen(port?: number): Promise<string>;
  /** Stops listening and closes the database. */
  close(): Promise<void>;
}

/** Creates an empty database in memory, for `createApi`. */
export async function memoryDatabase(): Promise<Database> {
  return sqlJsDatabase(await initSqlJs());
}

/**
 * Builds the API for a test. Without options it has an empty database in memory, the default administrator, quick
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
