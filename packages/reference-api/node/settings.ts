import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresAddress, readPostgresAddress } from '../db/postgres-address';
import { isEmailShaped } from '../domain/text';
import { DEFAULT_ADMINISTRATOR } from '../seed/administrator';
import { DEFAULT_POLICY, type WebhookTarget } from '../webhooks/sender';

/** An invalid setting; the message says which and how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Where the data is stored. */
export type Storage =
  | { kind: 'memory' }
  | { kind: 'file'; path: string }
  | ({ kind: 'postgres' } & PostgresAddress);

export interface Settings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  storage: Storage;
  /** Folder of the database file and the created signing key. */
  dataFolder: string;
  /** Text of the signing key; undefined to use, or create, the one in the data folder. */
  signingKey: string | undefined;
  administrator: { email: string; password: string };
  demo: boolean;
  /** Accepts the well-known password on an address that others can reach. */
  allowDefaultPassword: boolean;
  /** Where webhook messages are sent; undefined for nowhere. */
  webhooks?: WebhookTarget;
}

// Command of the package, defined by its bundler.
declare const API_COMMAND: string | undefined;
const command = typeof API_COMMAND === 'string' ? API_COMMAND : 'npm run api --';

/** Usage of the command line. */
export const usage = `Usage: ${command} [options]

  --memory                  keep the data in memory only
  --demo                    fill an empty database with sample forms and submissions
  --allow-default-password  serve other machines although the administrator has the default password
  --webhook URL             send webhook messages to this address; can be repeated
  --webhook-header TEXT     further header of each message, such as "X-Api-Key: sample-only-key"; can be repeated
  --webhook-delay SECONDS   about the wait before the first retry (${DEFAULT_POLICY.delay}); the later ones grow
  --help                    show this text

Environment:
  PORT                    port to listen on (5001)
  HOST                    address to listen on (127.0.0.1)
  DATABASE_URL            postgres://... to use PostgreSQL instead of the file .data/endatix.sqlite
  ENDATIX_JWT_SIGNING_KEY key of the access tokens, at least 32 bytes; otherwise one is created in .data
  ENDATIX_ADMIN_EMAIL     account that an empty database starts with (${DEFAULT_ADMINISTRATOR.email})
  ENDATIX_ADMIN_PASSWORD  its password, at least 8 characters (${DEFAULT_ADMINISTRATOR.password})
`;

/** Returns whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        memory: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        'allow-default-password': { type: 'boolean', default: false },
        webhook: { type: 'string', multiple: true, default: [] },
        'webhook-header': { type: 'string', multiple: true, default: [] },
        'webhook-delay': { type: 'string', default: String(DEFAULT_POLICY.delay) },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text || '5001');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingsError(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  }
  return port;
}

function readHeader(text: string): [string, string] {
  const [, name = '', value = ''] = /^([\w-]+):\s*(\S.*)$/.exec(text) ?? [];
  if (!name)
    throw new SettingsError(`--webhook-header is "${text}"; it must be a name, a colon and a value.`);
  return [name, value];
}

function readWebhooks(flags: ReturnType<typeof readFlags>): WebhookTarget | undefined {
  const urls = flags.webhook;
  if (urls.length === 0) return undefined;
  const bad = urls.find((url) => !/^https?:\/\//.test(url) || !URL.canParse(url));
  if (bad !== undefined)
    throw new SettingsError(`--webhook is "${bad}"; it must be an http or https address.`);
  const delay = Number(flags['webhook-delay']);
  if (!(delay > 0 && delay <= 60)) {
    throw new SettingsError(
      `--webhook-delay is "${flags['webhook-delay']}"; it must be a number from 0 to 60.`,
    );
  }
  const headers = Object.fromEntries(flags['webhook-header'].map(readHeader));
  return { urls, headers, policy: { delay } };
}

function readStorage(memory: boolean, url: string | undefined, dataFolder: string): Storage {
  if (memory && url) {
    throw new SettingsError('--memory and DATABASE_URL exclude each other: leave one of them out.');
  }
  if (memory) return { kind: 'memory' };
  if (!url) return { kind: 'file', path: join(dataFolder, 'endatix.sqlite') };
  const address = readPostgresAddress(url);
  if (typeof address === 'string') throw new SettingsError(`DATABASE_URL cannot be used: ${address}.`);
  return { kind: 'postgres', ...address };
}

function readAdministrator(env: Readonly<Record<string, string | undefined>>): Settings['administrator'] {
  const email = env.ENDATIX_ADMIN_EMAIL || DEFAULT_ADMINISTRATOR.email;
  const password = env.ENDATIX_ADMIN_PASSWORD || DEFAULT_ADMINISTRATOR.password;
  if (!isEmailShaped(email)) throw new SettingsError('ENDATIX_ADMIN_EMAIL must be an email address.');
  if (password.length < 8) throw new SettingsError('ENDATIX_ADMIN_PASSWORD must have at least 8 characters.');
  return { email, password };
}

/**
 * Reads the settings from command line and environment; null if only the usage was requested.
 * @param folder the working directory, which contains `.data`
 * @throws SettingsError for the first invalid setting
 */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Settings | null {
  const flags = readFlags(args);
  if (flags.help) return null;
  const dataFolder = join(folder, '.data');
  const host = env.HOST || '127.0.0.1';
  const webhooks = readWebhooks(flags);
  return {
    host,
    port: readPort(env.PORT),
    storage: readStorage(flags.memory, env.DATABASE_URL, dataFolder),
    dataFolder,
    signingKey: env.ENDATIX_JWT_SIGNING_KEY,
    administrator: readAdministrator(env),
    demo: flags.demo,
    allowDefaultPassword: flags['allow-default-password'],
    ...(webhooks && { webhooks }),
  };
}
