import type { SqlJsStatic } from 'sql.js';
import { type Api, createApi } from '../../api/app';
import { type SqlJsDatabase, sqlJsDatabase } from '../../db/sqljs';
import { changePasswordHash, findUserByEmail, insertUser } from '../../db/tables/users';
import { systemClock } from '../../domain/clock';
import { hashPassword } from '../../domain/passwords';
import type { Database } from '../../domain/ports';
import { stamp } from '../../domain/time';
import { DEFAULT_ADMINISTRATOR, DEFAULT_TENANT } from '../../seed/administrator';
import { seedDemo } from '../../seed/demo';

/** The API on a database in memory. */
export interface Engine {
  api: Api;
  database: SqlJsDatabase;
  signingKey: Uint8Array;
  /** Stamp of the stored state that the database came from or was saved as. */
  stamp: string | undefined;
  /** Revision of the database when it last equalled the stored state; -1 if it never did. */
  savedRevision: number;
}

const KEY_BYTES = 48;

/**
 * Iterations for password hashes. Few, because the first answer waits for one: the hashes never leave this
 * browser, whose owner has the data anyway, and the seeded password is printed in the documentation.
 */
const PASSWORD_ITERATIONS = 1_000;

function start(database: SqlJsDatabase, signingKey: Uint8Array, isFresh: boolean): Promise<Api> {
  return createApi({
    database,
    signingKey,
    passwordIterations: PASSWORD_ITERATIONS,
    ...(isFresh ? { seed: seedDemo } : {}),
  });
}

const newKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(KEY_BYTES));

/** An engine with the administrator and the demo data, and a key of its own. */
export async function freshEngine(sqlJs: SqlJsStatic): Promise<Engine> {
  const database = sqlJsDatabase(sqlJs);
  const signingKey = newKey();
  return {
    api: await start(database, signingKey, true),
    database,
    signingKey,
    stamp: undefined,
    savedRevision: -1,
  };
}

/** An engine on a checked file of the reader, with a key of its own. */
export async function importedEngine(database: SqlJsDatabase): Promise<Engine> {
  const signingKey = newKey();
  return {
    api: await start(database, signingKey, false),
    database,
    signingKey,
    stamp: undefined,
    savedRevision: -1,
  };
}

/** Grows with every change of the tables' structure. */
async function schemaVersion(database: Database): Promise<number> {
  const [row] = await database.query('PRAGMA schema_version');
  return Number(row?.schema_version ?? 0);
}

/**
 * An engine on a stored file; one of an older schema is migrated.
 * @throws when the file is no database, of another program or of a newer schema
 */
export async function storedEngine(
  sqlJs: SqlJsStatic,
  { file, signingKey, stamp }: { file: Uint8Array; signingKey: Uint8Array; stamp: string },
): Promise<Engine> {
  const database = sqlJsDatabase(sqlJs, file);
  try {
    const before = await schemaVersion(database);
    const api = await start(database, signingKey, false);
    const isSame = (await schemaVersion(database)) === before;
    return { api, database, signingKey, stamp, savedRevision: isSame ? database.revision : -1 };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Id of a first account that is made anew; those of the generator are far larger. */
const ADMINISTRATOR_ID = '1';

/** Gives the first account its first password back; makes the account where an imported file has none. */
export async function restoreAdministrator({ database }: Engine): Promise<void> {
  const { email, password } = DEFAULT_ADMINISTRATOR;
  const passwordHash = await hashPassword(password, PASSWORD_ITERATIONS);
  const user = await findUserByEmail(database, email);
  if (user) await changePasswordHash(database, user.id, user.passwordHash, passwordHash);
  else {
    const created = { id: ADMINISTRATOR_ID, tenantId: DEFAULT_TENANT, email, passwordHash };
    await insertUser(database, created, stamp(systemClock()));
  }
}
