import pg from 'pg';
import { type Database, DatabaseUnavailable, type Queryable, type Row, type SqlValue } from '../domain/ports';
import { numberPlaceholders } from './placeholders';

// Classes of SQLSTATE that say nothing about the statement: connection, resources, operator intervention, system.
const outsideClasses = new Set(['08', '53', '57', '58']);
/** States in which no statement of this program can succeed, and what they mean. */
const stateSentences: Readonly<Record<string, string>> = {
  '53100': 'the database server has no space left on its disk',
  '25006': 'the database server takes no changes at present',
  '42501': 'the role of this program lacks a right',
  '42P01': 'a table is missing',
};
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES)$/;

/** Turns an error that is not the statement's fault into `DatabaseUnavailable`. */
export function explainPostgresError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const outside =
    code in stateSentences
      ? `${stateSentences[code]} (${error.message})`
      : networkCodes.test(code) || (code.length === 5 && outsideClasses.has(code.slice(0, 2)))
        ? `the database server is not available (${error.message || code})`
        : /^(28|3D)/.test(code)
          ? `the database server refuses the connection (${error.message})`
          : /does not support SSL|certificate/i.test(error.message) && !/^\d/.test(code)
            ? `the encrypted connection fails (${error.message})`
            : /terminated|timeout|not queryable|closed/i.test(error.message) && !/^\d/.test(code)
              ? `the connection to the database server was lost (${error.message})`
              : undefined;
  return outside ? new DatabaseUnavailable(outside, { cause: error }) : error;
}

/** A PostgreSQL database and the pool it works on. */
export interface PostgresDatabase extends Database {
  readonly pool: pg.Pool;
}

/** A pool of connections to the PostgreSQL at `url`. Nothing is connected before the first statement. */
export function postgresDatabase(url: string): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    application_name: 'endatix-reference-api',
  });
  // An idle connection that breaks is replaced by the pool; the statement that needs it will tell.
  pool.on('error', () => {});

  async function run(
    on: pg.Pool | pg.PoolClient,
    sql: string,
    values: readonly SqlValue[] = [],
  ): Promise<Row[]> {
    try {
      return (await on.query<Row>(numberPlaceholders(sql), [...values])).rows;
    } catch (error) {
      throw explainPostgresError(error);
    }
  }

  return {
    dialect: 'postgres',
    pool,
    query: (sql, values) => run(pool, sql, values),
    async transaction(work) {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        throw explainPostgresError(error);
      }
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
