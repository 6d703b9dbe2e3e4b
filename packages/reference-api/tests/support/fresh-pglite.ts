import { PGlite, type Transaction } from '@electric-sql/pglite';
import { numberPlaceholders } from '../../db/postgres';
import type { Database, Row, SqlValue } from '../../domain/ports';

let shared: Promise<PGlite> | undefined;

/**
 * Returns an empty database on PGlite: PostgreSQL compiled to WebAssembly. Starting one takes seconds, so a
 * test file has a single one, which each call empties.
 */
export async function freshPglite(): Promise<Database> {
  shared ??= PGlite.create();
  const handle = await shared;
  await handle.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const run = async (on: PGlite | Transaction, sql: string, values: readonly SqlValue[] = []) =>
    (await on.query<Row>(numberPlaceholders(sql), [...values])).rows;
  return {
    dialect: 'postgres',
    query: (sql, values) => run(handle, sql, values),
    transaction: (work) =>
      handle.transaction((inner) => work({ query: (sql, values) => run(inner, sql, values) })),
    close: async () => {},
  };
}
