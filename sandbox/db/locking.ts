import type { Database } from '../domain/ports';

/** Clause that locks the selected rows until the transaction ends; SQLite's transactions exclude each other anyway. */
export function lockRows(database: Pick<Database, 'dialect'>): string {
  return database.dialect === 'postgres' ? ' FOR UPDATE' : '';
}
