import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Json } from '@/shared/contract/types';
import { runningServer } from '../differences';
import type { RecordedResponse } from '../records';
import { CheckError, type Outcome, replay, type Settings } from './replay';

const usage = `Usage: npm run check:server -- --base http://localhost:5080 [options]

Sends the recorded requests to a server, and prints each response that isn't as recorded.

  --base URL        address of the server; a final /api is left out
  --email ADDRESS   account to sign in with; without one, only calls without authentication are sent
  --password TEXT   its password (or CHECK_SERVER_PASSWORD, which no list of processes shows)
  --read-only       no call that changes anything but the sign-in
  --record FILE     writes the responses as records, one JSON object a line

Without --read-only it creates one form and one template, works inside them, and deletes both.
The rows stay in the database (soft delete). After an interrupted run, delete the draft form and the template yourself.
Signing in and renewing replace the refresh token of that account: other sessions of it must sign in again.

Exit code: 0 everything is as recorded or as the contract, 1 a response is neither, 2 the check could not run.
`;

function readBase(text: string | undefined): string {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CheckError('Enter the address of the server, such as --base http://localhost:5080.');
  if (url.username || url.password || url.search || url.hash)
    throw new CheckError('Leave user name, password, query and hash out of --base.');
  return url.origin + url.pathname.replace(/\/+$/, '').replace(/\/api$/i, '');
}

/** Reads the options. Throws a CheckError for invalid ones. */
function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings & { record?: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        'read-only': { type: 'boolean', default: false },
        record: { type: 'string' },
      },
    });
    const { base, email, password = env.CHECK_SERVER_PASSWORD, 'read-only': readOnly, record } = values;
    if (email ? !password : values.password)
      throw new CheckError('An account needs both: --email, and --password or CHECK_SERVER_PASSWORD.');
    const credentials = email && password ? { email, password } : undefined;
    return { base: readBase(base), credentials, readOnly, ...(record && { record }) };
  } catch (error) {
    throw new CheckError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Replaces tokens in a text for terminals and files. */
const redact = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '{accessToken}')
    .replace(/("refreshToken"\s*:\s*)"[^"]*"/g, '$1"{refreshToken}"')
    .replace(/("token"\s*:\s*)"[^"]{32,}"/g, '$1"{submissionToken}"');

const RECORDED_HEADERS =
  /^(content-type|allow|location|www-authenticate|cache-control|content-disposition|access-control-|x-)/;

function toRecord({ record, response: { status, headers, text } }: Outcome, n: number): RecordedResponse {
  const { check: _check, ...sent } = record;
  const responseHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => RECORDED_HEADERS.test(name)),
  );
  const clean = redact(text);
  const body = /json/.test(headers['content-type'] ?? '') ? (JSON.parse(clean) as Json) : clean;
  // In Development, the body of a `500` contains the request with its token.
  const isFailure = status >= 500 && typeof body === 'string';
  return { ...sent, n, status, responseHeaders, responseBody: isFailure ? body.slice(0, 80) : body };
}

/** Returns the IDs of the known differences that a record shows. */
const listDifferences = (n: number): string[] =>
  runningServer.differences.flatMap(({ id, evidence }) =>
    evidence.some((one) => 'record' in one && one.record === n) ? [id] : [],
  );

/** Formats a response that differs from its record; '' for one that doesn't. */
function formatOutcome({ record, response, differs, isAsContract }: Outcome): string {
  if (differs.length === 0) return '';
  const { n, op, note, status, responseHeaders, responseBody } = record;
  const head = `${isAsContract ? 'as the contract' : 'NEITHER        '}  ${op}  ${note} (#${n}): ${differs.join('; ')}`;
  const ids = listDifferences(n);
  if (isAsContract) return `${head}${ids.length > 0 ? `, without ${ids.join(', ')}` : ''}\n`;
  const type = (headers: Record<string, string> = {}) => headers['content-type'] ?? 'no media type';
  const short = (text: string) => redact(text.replace(/\s+/g, ' ')).slice(0, 300) || 'no body';
  return `${head}
    received  ${response.status}, ${type(response.headers)}, ${short(response.text)}
    recorded  ${status}, ${type(responseHeaders)}, ${short(JSON.stringify(responseBody))}
`;
}

/** Runs the command and returns its exit code (see `usage`). */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { out, err }: Record<'out' | 'err', (text: string) => unknown>,
): Promise<number> {
  if (args.includes('--help')) {
    out(usage);
    return 0;
  }
  const outcomes: Outcome[] = [];
  try {
    const settings = readSettings(args, env);
    // Fails before sending requests if the file cannot be written.
    if (settings.record) await writeFile(settings.record, '', { flag: 'a' });
    const { hasCors } = await replay(settings, (outcome) => {
      outcomes.push(outcome);
      out(formatOutcome(outcome));
    });
    if (settings.record)
      await writeFile(
        settings.record,
        outcomes.map((outcome, index) => `${JSON.stringify(toRecord(outcome, index + 1))}\n`).join(''),
      );
    const other = outcomes.filter(({ differs }) => differs.length > 0);
    const wrong = other.filter(({ isAsContract }) => !isAsContract).length;
    if (!hasCors)
      out('Not compared: the headers for pages of other origins (CORS), which this server doesn’t allow.\n');
    if (!settings.credentials)
      out('Not sent: the requests that need an account. Add --email and --password.\n');
    out(
      `${outcomes.length} requests to ${settings.base}: ${outcomes.length - other.length} as recorded, ${other.length - wrong} as the contract alone, ${wrong} neither.\n`,
    );
    return wrong > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof CheckError) err(`${error.message}\n`);
    else if (error instanceof Error && 'code' in error)
      err(`The records could not be written: ${error.message}.\n`);
    else throw error;
    return 2;
  }
}
