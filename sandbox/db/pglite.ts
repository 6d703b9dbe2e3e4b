import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database, Queryable, Row, SqlValue } from '../domain/ports';
import { numberPlaceholders } from './placeholders';

/** PostgreSQL compiled to WebAssembly: stands in for a server in tests. */
export function pgliteDatabase(handle: PGlite): Database {
  const run = async (
    on: PGlite | Transaction,
    sql: string,
    values: readonly SqlValue[] = [],
  ): Promise<Row[]> => (await on.query<Row>(numberPlaceholders(sql), [...values])).rows;
  return {
    dialect: 'postgres',
    query: (sql, values) => run(handle, sql, values),
    transaction: (work) =>
      handle.transaction((transaction) => {
        const inside: Queryable = { query: (sql, values) => run(transaction, sql, values) };
        return work(inside);
      }),
    close: () => handle.close(),
  };
}
