import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Api, createApi } from '../api/app';
import { seedDemo } from '../seed/demo';
import { type OpenedDatabase, openDatabase } from './open-database';
import { findSeededAccount, type SeededAccount } from './seeded-account';
import { isLoopback, type Settings, SettingsError } from './settings';
import { loadSigningKey } from './signing-key';

/** Room for request lines longer than the API takes, so that it can answer them itself. */
const MAX_HEADER_BYTES = 65_536;

/** A server that is listening. */
export interface RunningServer {
  /** Base URL, without a slash at its end. */
  url: string;
  /** The account to sign in with; undefined when the database holds none that a start has created. */
  account: SeededAccount | undefined;
  /** Stops listening, lets running requests end (10 seconds at most), and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the API as the settings say.
 * @throws SettingsError, DatabaseUnavailable or DatabaseRefused with a sentence for the user; an error with the
 * code EADDRINUSE or EACCES when the address cannot be listened on
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
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
    const server = await listen(api, settings);
    return {
      url: baseUrl(settings.host, (server.address() as AddressInfo).port),
      account,
      async close() {
        await stop(server);
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function buildApi(settings: Settings, signingKey: Uint8Array, opened: OpenedDatabase): Promise<Api> {
  return createApi({
    database: opened.database,
    signingKey,
    generator: opened.generator,
    administrator: settings.administrator,
    openApiDocument: await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'),
    ...(settings.demo ? { seed: seedDemo } : {}),
  });
}

function baseUrl(host: string, port: number): string {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function listen(api: Api, { host, port }: Settings): Promise<Server> {
  const listener = getRequestListener((request) => api.fetch(request));
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}
