import { PGlite } from '@electric-sql/pglite';
import { pgliteDatabase } from '@/sandbox/db/pglite';
import type { Database } from '@/sandbox/domain/ports';

let shared: Promise<PGlite> | undefined;

/**
 * An empty database on PGlite. Starting one takes seconds, so a test file has a single one, which is emptied:
 * the database of an earlier call is gone.
 */
export async function freshPglite(): Promise<Database> {
  shared ??= PGlite.create();
  const handle = await shared;
  await handle.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return { ...pgliteDatabase(handle), close: async () => {} };
}
