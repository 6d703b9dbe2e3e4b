import { parseArgs } from 'node:util';

/** An option that cannot be used; the message says which and how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Origin of the page in the records. */
export const RECORDED_ORIGIN = 'https://site.example';

export interface Settings {
  /** Origin and path base, without a slash at the end and without `/api`. */
  base: string;
  credentials: { email: string; password: string } | undefined;
  /** Origin of the page whose requests the CORS checks repeat. */
  origin: string;
  readOnly: boolean;
  json: boolean;
  record: string | undefined;
  /** Longest wait for a response, in milliseconds. */
  timeout: number;
}

export const usage = `Usage: npm run check:server -- --base http://localhost:5080 [options]

Sends requests to a live server, and compares the responses with the contract and with the recorded
responses of a server built from the October 2025 source.

  --base URL        address of the server; a final /api is left out
  --email ADDRESS   account to sign in with; without one, only calls without authentication are checked
  --password TEXT   its password (or CHECK_SERVER_PASSWORD, which no list of processes shows)
  --origin ORIGIN   origin of a page that the server allows (CORS), such as https://app.example.com
  --read-only       no call that changes anything but the sign-in
  --json            prints the result as JSON
  --record FILE     writes the responses as records, one JSON object a line
  --timeout SECONDS longest wait for a response (10)
  --help            show this text

Without --read-only it creates one form and one template, works inside them, and deletes both.
The rows stay in the database (soft delete). After an interrupted run, delete the draft form and the template yourself.
Signing in and renewing replace the refresh token of that account: other sessions of it must sign in again.

Exit code: 0 everything is as the contract or as recorded, 1 a response is neither, 2 the check could not run.
`;

function readBase(text: string | undefined): string {
  if (!text)
    throw new SettingsError('--base is missing: write the address, such as --base http://localhost:5080.');
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SettingsError(
      `--base "${text}" isn't a valid address. Enter scheme and host, such as http://localhost:5080.`,
    );
  }
  if (!/^https?:$/.test(url.protocol))
    throw new SettingsError(`--base "${text}" does not start with http:// or https://.`);
  if (url.username || url.password || url.search || url.hash)
    throw new SettingsError('Leave user name, password, query and hash out of --base.');
  return url.origin + url.pathname.replace(/\/+$/, '').replace(/\/api$/i, '');
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new SettingsError(
      `--origin "${text}" is not an origin. Write scheme and host alone, such as https://app.example.com.`,
    );
  return url.origin;
}

function readTimeout(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600))
    throw new SettingsError(`--timeout "${text}" isn't valid. Enter a number of seconds from 0 to 600.`);
  return seconds * 1000;
}

/** Reads the options; null asks for the usage. Throws a SettingsError for what cannot be used. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings | null {
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        origin: { type: 'string' },
        'read-only': { type: 'boolean' },
        json: { type: 'boolean' },
        record: { type: 'string' },
        timeout: { type: 'string' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : error} See --help.`);
  }
  if (values.help) return null;
  const base = readBase(values.base as string | undefined);
  const email = values.email as string | undefined;
  const password = (values.password as string | undefined) ?? env.CHECK_SERVER_PASSWORD;
  if (email && !password)
    throw new SettingsError('--email needs a password: add --password, or set CHECK_SERVER_PASSWORD.');
  if (values.password && !email) throw new SettingsError('--password needs an account: add --email.');
  return {
    base,
    credentials: email && password ? { email, password } : undefined,
    origin: readOrigin((values.origin as string | undefined) ?? RECORDED_ORIGIN),
    readOnly: values['read-only'] === true,
    json: values.json === true,
    record: values.record as string | undefined,
    timeout: readTimeout((values.timeout as string | undefined) ?? '10'),
  };
}
