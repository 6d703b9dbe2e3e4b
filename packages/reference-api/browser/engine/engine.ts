import type { SqlJsStatic } from 'sql.js';
import { type SqlJsDatabase, sqlJsDatabase } from '../../db/sqljs';
import { changePasswordHash, findUserByEmail, insertUser } from '../../db/users';
import { systemClock } from '../../domain/clock';
import { hashPassword } from '../../domain/passwords';
import { timestamp } from '../../domain/time';
import { type Api, createApi } from '../../routes/app';
import { DEFAULT_ADMINISTRATOR, DEFAULT_TENANT } from '../../seed/administrator';
import { seedDemo } from '../../seed/demo';
import { getSize, type Snapshot, type SnapshotHead } from './snapshot-store';

/** The stored state: a file, and the changes after it. */
export interface StoredState {
  head: SnapshotHead;
  /** Bytes of the file. */
  fileSize: number;
  /** About the bytes of the changes. */
  logSize: number;
}

export interface Engine {
  api: Api;
  database: SqlJsDatabase;
  signingKey: Uint8Array;
  /** The stored state that the database continues; undefined if only a whole file can store it. */
  stored: StoredState | undefined;
  /** Whether it has never been stored, although nothing has changed since. */
  isNew: boolean;
}

/**
 * Iterations for password hashes. Few, because the first response waits for one. The hashes never leave this
 * browser, and the documentation contains the seeded password.
 */
const PASSWORD_ITERATIONS = 1_000;

/** Starts an engine on a database, with a new signing key by default. */
export async function startEngine(
  database: SqlJsDatabase,
  options: { seed?: typeof seedDemo; signingKey?: Uint8Array } = {},
): Promise<Engine> {
  const { signingKey = crypto.getRandomValues(new Uint8Array(48)), ...rest } = options;
  const api = await createApi({ database, signingKey, passwordIterations: PASSWORD_ITERATIONS, ...rest });
  // What the start has changed is in the file.
  database.takeChanges();
  return { api, database, signingKey, stored: undefined, isNew: true };
}

/** Creates an engine with the administrator and the demo data. */
export const freshEngine = (sqlJs: SqlJsStatic): Promise<Engine> =>
  startEngine(sqlJsDatabase(sqlJs), { seed: seedDemo });

/**
 * Opens an engine on a stored state, and migrates an older schema.
 * @throws if the file isn't a database, or belongs to another program or a newer schema
 */
export async function storedEngine(
  sqlJs: SqlJsStatic,
  { head, file, changes }: Snapshot & { head: SnapshotHead },
): Promise<Engine> {
  const database = sqlJsDatabase(sqlJs, file);
  /** Increases with every change of the tables' structure. */
  const schemaVersion = async () => (await database.query('PRAGMA schema_version'))[0]?.schema_version;
  try {
    database.replay(changes);
    const before = await schemaVersion();
    const engine = await startEngine(database, { signingKey: head.signingKey });
    const isMigrated = (await schemaVersion()) !== before;
    const stored = { head, fileSize: file.length, logSize: getSize(changes) };
    return isMigrated ? engine : { ...engine, stored, isNew: false };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** ID of a recreated first account; generated IDs are far larger. */
const ADMINISTRATOR_ID = '1';

/** Resets the password of the first account, or creates the account if an imported file has none. */
export async function restoreAdministrator({ database }: Engine): Promise<void> {
  const { email, password } = DEFAULT_ADMINISTRATOR;
  const passwordHash = await hashPassword(password, PASSWORD_ITERATIONS);
  const user = await findUserByEmail(database, email);
  if (user) await changePasswordHash(database, user.id, user.passwordHash, passwordHash);
  else {
    const created = { id: ADMINISTRATOR_ID, tenantId: DEFAULT_TENANT, email, passwordHash };
    await insertUser(database, created, timestamp(systemClock()));
  }
}
