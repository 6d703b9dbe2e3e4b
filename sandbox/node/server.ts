import { readFile } from 'node:fs/promises';
import { type Api, createApi } from '../api/app';
import { within } from '../domain/deadline';
import { DatabaseUnavailable } from '../domain/ports';
import { seedDemo } from '../seed/demo';
import { listen } from './http-server';
import { type OpenedDatabase, openDatabase } from './open-database';
import { findSeededAccount, type SeededAccount } from './seeded-account';
import { isLoopback, type Settings, SettingsError } from './settings';
import { loadSigningKey } from './signing-key';

/** Milliseconds that requests under way have once the server is told to stop, and those of the database after them. */
const STOP_TIMES = { requests: 8_000, database: 2_000 };

/** The database could not be closed in order. Nothing that was acknowledged is lost. */
export class DatabaseNotClosed extends DatabaseUnavailable {
  override readonly name = 'DatabaseNotClosed';
}

/** A server that is listening. */
export interface RunningServer {
  /** Base URL, without a slash at its end. */
  url: string;
  /** The account to sign in with; undefined when the database holds none that a start has created. */
  account: SeededAccount | undefined;
  /**
   * Stops listening, lets running requests end, and closes the database: within 10 seconds.
   * @throws Overdue when the database does not let go in time, DatabaseNotClosed when it fails
   */
  close(): Promise<void>;
}

/**
 * Starts the API as the settings say.
 * @throws SettingsError with a sentence for the user; DatabaseUnavailable with a reason and its fix; an error with the
 * code EADDRINUSE or EACCES when the address cannot be listened on
 */
export async function startServer(settings: Settings, stopTimes = STOP_TIMES): Promise<RunningServer> {
  const signingKey = await loadSigningKey(settings);
  const opened = await openDatabase(settings.storage);
  try {
    const api = await buildApi(settings, signingKey, opened);
    const account = await findSeededAccount(opened.database, settings.administrator.email);
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
        await server.stop(stopTimes.requests);
        await within(
          stopTimes.database,
          opened.close().catch(explainUnclosed),
          'The database does not answer: the server ends without having closed its connections in order.',
        );
      },
    };
  } catch (error) {
    await within(stopTimes.database, opened.close(), '').catch(() => {});
    throw error;
  }
}

function explainUnclosed(error: unknown): never {
  if (!(error instanceof DatabaseUnavailable)) throw error;
  const fix = `${error.fix ?? ''} Keep all files of the folder: the next start reads them.`;
  throw new DatabaseNotClosed(error.message, { cause: error, fix: fix.trim() });
}

async function buildApi(settings: Settings, signingKey: Uint8Array, opened: OpenedDatabase): Promise<Api> {
  return createApi({
    database: opened.database,
    signingKey,
    generator: opened.generator,
    administrator: settings.administrator,
    limitSignIns: settings.limitSignIns,
    openApiDocument: await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'),
    ...(settings.demo ? { seed: seedDemo } : {}),
  });
}

function baseUrl(host: string, port: number): string {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
