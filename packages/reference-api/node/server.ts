import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainDatabaseError } from '../db/database-errors';
import { findFirstUser } from '../db/users';
import { within } from '../domain/errors';
import { verifyPassword } from '../domain/passwords';
import type { Database, Queryable } from '../domain/ports';
import { createApi } from '../routes/app';
import { DEFAULT_ADMINISTRATOR } from '../seed/administrator';
import { seedDemo } from '../seed/demo';
import { createWebhookSender } from '../webhooks/sender';
import { listen } from './http-server';
import { isLoopback, type Settings, SettingsError, type Storage } from './settings';
import { loadSigningKey } from './signing-key';

/** Defined by scripts/api-pack.ts, because the contract has another path in the package. */
declare const CONTRACT_FILE: string | undefined;
const contractFile = new URL(
  typeof CONTRACT_FILE === 'string' ? CONTRACT_FILE : '../../../openapi.json',
  import.meta.url,
);

/** Milliseconds for running requests after a stop, then for the database. */
const STOP_TIMES = { requests: 8_000, database: 2_000 };

/** An account that a start of the server has created. */
interface SeededAccount {
  email: string;
  /** Whether it still has the well-known password. */
  hasDefaultPassword: boolean;
}

export interface RunningServer {
  /** Base URL, without trailing slash. */
  url: string;
  /** The account to sign in with; undefined if no start has created one in this database. */
  account: SeededAccount | undefined;
  /**
   * Stops listening, waits for running requests, and closes the database: within 10 seconds.
   * @throws Overdue if the database doesn't close in time, DatabaseUnavailable if it can't be closed
   */
  close(): Promise<void>;
}

/**
 * Starts the API.
 * @throws SettingsError with a sentence for the user; DatabaseUnavailable with a reason and its fix; an error
 * with the code EADDRINUSE or EACCES if the address isn't available
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const signingKey = await loadSigningKey(settings);
  const database = await openDatabase(settings.storage);
  try {
    const sender = settings.webhooks && createWebhookSender(settings.webhooks);
    const api = await createApi({
      database,
      signingKey,
      administrator: settings.administrator,
      ...(sender && { onWebhook: sender.send }),
      openApiDocument: await readFile(contractFile, 'utf8'),
      ...(settings.demo ? { seed: seedDemo } : {}),
    });
    const account = await findSeededAccount(database);
    if (account?.hasDefaultPassword && !isLoopback(settings.host) && !settings.allowDefaultPassword) {
      throw new SettingsError(
        `HOST is ${settings.host}, which other machines can reach, but ${account.email} still has the ` +
          'default password. Change it, or set ENDATIX_ADMIN_PASSWORD before the first start, or pass ' +
          '--allow-default-password.',
      );
    }
    const server = await listen((request, client) => api.fetch(request, client), settings);
    return {
      url: baseUrl(settings.host, server.port),
      account,
      async close() {
        await server.stop(STOP_TIMES.requests);
        await sender?.stop();
        await within(
          STOP_TIMES.database,
          database.close(),
          'The database doesn’t respond. The server stops without closing its connections.',
        );
      },
    };
  } catch (error) {
    await within(STOP_TIMES.database, database.close(), '').catch(() => {});
    throw error;
  }
}

/**
 * Opens the configured database. Loads only its driver, because loading one takes as long as all else.
 * @throws DatabaseUnavailable with the cause
 */
async function openDatabase(storage: Storage): Promise<Database> {
  if (storage.kind === 'postgres')
    return (await import('../db/postgres')).postgresDatabase(storage.connectionString);
  if (storage.kind === 'memory') return (await import('../db/sqljs')).memoryDatabase();
  try {
    await mkdir(dirname(storage.path), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explainDatabaseError(error);
  }
  return (await import('../db/libsql')).libsqlDatabase(storage.path);
}

/** Finds the account that this or an earlier start created: the oldest one. */
async function findSeededAccount(database: Queryable): Promise<SeededAccount | undefined> {
  const user = await findFirstUser(database);
  if (!user) return undefined;
  const { email, passwordHash } = user;
  return { email, hasDefaultPassword: await verifyPassword(DEFAULT_ADMINISTRATOR.password, passwordHash, 1) };
}

function baseUrl(host: string, port: number): string {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
