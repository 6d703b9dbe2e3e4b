import pg from 'pg';
import { type Database, DatabaseUnavailable, type Queryable, type Row, type SqlValue } from '../domain/ports';
import { explainDatabaseError } from './database-errors';

/** Rewrites the `?` of a statement to `$1`, `$2`, … for PostgreSQL. */
export function numberPlaceholders(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}

function fail(error: unknown): never {
  throw explainDatabaseError(error);
}

const run = (on: pg.Pool | pg.PoolClient, sql: string, values: readonly SqlValue[] = []): Promise<Row[]> =>
  on.query<Row>(numberPlaceholders(sql), [...values]).then(({ rows }) => rows, fail);

/** Creates a connection pool for the PostgreSQL at `url`. Connects with the first statement. */
export function postgresDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    application_name: 'endatix-reference-api',
  });
  // The pool replaces a broken idle connection; errors surface in the next statement.
  pool.on('error', () => {});

  return {
    dialect: 'postgres',
    query: (sql, values) => run(pool, sql, values),
    async transaction(work) {
      const client = await pool.connect().catch(fail);
      const inside: Queryable = { query: (sql, values) => run(client, sql, values) };
      let broken: Error | undefined;
      const onError = (error: Error): void => {
        broken = error;
      };
      client.on('error', onError);
      try {
        await run(client, 'BEGIN');
        const result = await work(inside);
        await run(client, 'COMMIT');
        return result;
      } catch (error) {
        if (error instanceof DatabaseUnavailable) broken = error;
        else await run(client, 'ROLLBACK').catch((failure: Error) => onError(failure));
        throw error;
      } finally {
        client.off('error', onError);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
