import pg from 'pg';
import { explainPostgresError } from '../db/postgres-errors';
import { DatabaseUnavailable } from '../domain/ports';
import { GENERATOR_COUNT } from '../domain/snowflake';

// First half of the advisory locks' key; the second is the generator number.
const LOCK_CLASS = 20150102;

/** A generator number that no other process on the same PostgreSQL has, held by a lock of a connection. */
export interface GeneratorLease {
  /** The number held at present. */
  number(): number;
  release(): Promise<void>;
}

/**
 * Takes a free generator number. When the connection that holds it breaks, a number is taken anew, the same one
 * if it is still free.
 * @throws DatabaseUnavailable when the server cannot be reached or all numbers are taken
 */
export async function leaseGenerator(url: string): Promise<GeneratorLease> {
  let held = Math.floor(Math.random() * GENERATOR_COUNT);
  let client: pg.Client | undefined;
  let released = false;
  let retry: NodeJS.Timeout | undefined;

  async function take(): Promise<void> {
    let next: pg.Client | undefined;
    try {
      next = new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
      });
      next.on('error', () => {});
      await next.connect();
      held = await lockFree(next, held);
    } catch (error) {
      await next?.end().catch(() => {});
      throw explainPostgresError(error);
    }
    client = next;
    next.once('end', lost);
  }

  function lost(): void {
    client = undefined;
    if (released) return;
    retry = setTimeout(() => take().catch(lost), 1_000);
    retry.unref();
  }

  await take();
  return {
    number: () => held,
    async release() {
      released = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** Locks the first free number from `start` on. */
async function lockFree(client: pg.Client, start: number): Promise<number> {
  for (let step = 0; step < GENERATOR_COUNT; step++) {
    const number = (start + step) % GENERATOR_COUNT;
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS locked',
      [LOCK_CLASS, number],
    );
    if (rows[0]?.locked) return number;
  }
  throw new DatabaseUnavailable(`all ${GENERATOR_COUNT} generator numbers are taken by other processes`);
}
