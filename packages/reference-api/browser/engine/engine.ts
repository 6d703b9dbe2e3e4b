import type { SqlJsStatic } from 'sql.js';
import { type SqlJsDatabase, sqlJsDatabase } from '../../db/sqljs';
import { changePasswordHash, findUserByEmail, insertUser } from '../../db/users';
import { systemClock } from '../../domain/clock';
import { hashPassword } from '../../domain/passwords';
import { timestamp } from '../../domain/time';
import { type Api, createApi } from '../../routes/app';
import { DEFAULT_ADMINISTRATOR, DEFAULT_TENANT } from '../../seed/administrator';
import { seedDemo } from '../../seed/demo';
import type { WebhookMessage } from '../../webhooks/message';

/** The API on a database in memory. */
export interface Engine {
  api: Api;
  database: SqlJsDatabase;
  signingKey: Uint8Array;
  /** Webhook messages that no response has reported yet. */
  webhooks: WebhookMessage[];
  /** Stamp of the stored state that the database came from or was saved as. */
  timestamp: string | undefined;
  /** Revision of the database when it last equalled the stored state; -1 if it never did. */
  savedRevision: number;
}

/**
 * Iterations for password hashes. Few, because the first response waits for one: the hashes never leave this
 * browser, whose owner has the data anyway, and the seeded password is printed in the documentation.
 */
const PASSWORD_ITERATIONS = 1_000;

/** An engine on a database, with a key of its own unless one is given. */
async function start(
  database: SqlJsDatabase,
  options: { seed?: typeof seedDemo; signingKey?: Uint8Array; timestamp?: string } = {},
): Promise<Engine> {
  const { signingKey = crypto.getRandomValues(new Uint8Array(48)), timestamp, ...rest } = options;
  const webhooks: WebhookMessage[] = [];
  const api = await createApi({
    database,
    signingKey,
    passwordIterations: PASSWORD_ITERATIONS,
    onWebhook: (message) => webhooks.push(message),
    ...rest,
  });
  return { api, database, signingKey, webhooks, timestamp, savedRevision: -1 };
}

/** An engine with the administrator and the demo data. */
export const freshEngine = (sqlJs: SqlJsStatic): Promise<Engine> =>
  start(sqlJsDatabase(sqlJs), { seed: seedDemo });

/** An engine on a checked file of the reader. */
export const importedEngine = (database: SqlJsDatabase): Promise<Engine> => start(database);

/**
 * An engine on a stored file; one of an older schema is migrated.
 * @throws when the file is no database, of another program or of a newer schema
 */
export async function storedEngine(
  sqlJs: SqlJsStatic,
  { file, signingKey, timestamp }: { file: Uint8Array; signingKey: Uint8Array; timestamp: string },
): Promise<Engine> {
  const database = sqlJsDatabase(sqlJs, file);
  /** Grows with every change of the tables' structure. */
  const schemaVersion = async () => (await database.query('PRAGMA schema_version'))[0]?.schema_version;
  try {
    const before = await schemaVersion();
    const engine = await start(database, { signingKey, timestamp });
    return (await schemaVersion()) === before ? { ...engine, savedRevision: database.revision } : engine;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Id of a first account that is made again; those of the generator are far larger. */
const ADMINISTRATOR_ID = '1';

/** Gives the first account its first password back; makes the account where an imported file has none. */
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
