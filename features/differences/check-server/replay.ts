import { deviations, judgeResponse, plainType } from '@/shared/contract/contract-match';
import { inferSchema } from '@/shared/contract/sample-schema';
import { readExact, readProperties } from '@/shared/http/json';
import { fillTemplate } from '@/shared/http/path-template';
import { findOperation } from '../recorded-call';
import { getMediaType, type RecordedResponse, recordedResponses } from '../records';

/** The check could not run. The message says why and how to fix it. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}

export interface Settings {
  /** Origin and path base, without a trailing slash and without `/api`. */
  base: string;
  credentials?: { email: string; password: string } | undefined;
  readOnly: boolean;
}

export interface Received {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface Outcome {
  record: RecordedResponse;
  response: Received;
  /** Where it differs from the record; empty if it doesn't. */
  differs: string[];
  isAsContract: boolean;
}

/** Origin of the page in the records. */
const ORIGIN = 'https://site.example';
const ALLOW_ORIGIN = 'access-control-allow-origin';
const UNKNOWN_ID = '999999999999999999';
const TIMEOUT = 30_000;

/** Records used several forms and accounts; the check has one of each. */
const ALIASES: Readonly<Record<string, string>> = {
  formId2: 'formId',
  formP: 'formId',
  formQ: 'formId',
  deletedFormId: 'formId',
  deletedDefinitionId: 'definitionId',
  deletedSubmissionId: 'submissionId',
  fileSubmissionId: 'submissionId',
  userToken: 'accessToken',
};

const isReadable = ({ headers }: Received): boolean => ['*', ORIGIN].includes(headers[ALLOW_ORIGIN] ?? '');

/** Lists where a response differs from its record, as clauses. */
function differencesFrom(record: RecordedResponse, { status, headers, text }: Received): string[] {
  const { also, varies = [] } = record.check ?? {};
  if (status !== record.status)
    return also?.includes(status) ? [] : [`status ${status} instead of ${record.status}`];
  // Recorded in Development. In Production, a `500` has no body.
  if (status >= 500) return [];
  const [type, recorded] = [plainType(headers['content-type']), plainType(getMediaType(record))];
  if (type !== recorded) return [`the media type is ${type || 'missing'}`];
  const { responseBody: sample } = record;
  if (sample === '') return text === '' ? [] : ['the body isn’t empty'];
  // An ID, a message, or a placeholder for an omitted text.
  if (typeof sample === 'string') return text === '' ? ['the body is empty'] : [];
  const body = readExact(text);
  if (body === undefined) return ['the body isn’t valid JSON'];
  const schema = inferSchema(sample, { closed: true, texts: status >= 400 });
  for (const name of varies) if (schema.properties) schema.properties[name] = {};
  return deviations(body, schema, true);
}

/**
 * Returns whether a response matches the contract. Without such an operation, an empty `404` or `405` does.
 */
function isAsContract(record: RecordedResponse, response: Received, hasCors: boolean): boolean {
  const operation = findOperation(record);
  const { status, headers, text } = response;
  if (operation) {
    if (record.op === 'cors' && hasCors && !isReadable(response)) return false;
    const type = headers['content-type'] ?? '';
    const isExpected = status === (record.check?.contractStatus ?? record.status);
    return isExpected && judgeResponse(operation, { status, type, text }).kind === 'contract';
  }
  if (record.method === 'OPTIONS') return status === 204;
  return (/^\/api\//i.test(record.path) ? [404, 405] : [200, 302, 404, 405]).includes(status);
}

async function send(url: string, init: RequestInit): Promise<Received> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && 'code' in cause ? cause.code : message;
    throw new CheckError(
      `${url} didn't respond: ${reason}. Check the server, the address, and NODE_EXTRA_CA_CERTS for a self-signed certificate.`,
    );
  }
}

/** Checks that a server has this API. Returns whether its CORS settings allow the recorded origin. */
async function findApi(base: string): Promise<boolean> {
  const response = await send(`${base}/api/forms/${UNKNOWN_ID}/definition`, { headers: { Origin: ORIGIN } });
  const type = response.headers['content-type'] ?? '';
  if (response.status !== 404 || !/json/.test(type))
    throw new CheckError(
      `${base}/api doesn't respond like this API: the definition of an unknown form returned ${response.status} with ${type || 'no media type'} there, expected 404 with JSON. Enter the address of the API, without /api and with its path base if it has one.`,
    );
  return isReadable(response);
}

const json = { 'Content-Type': 'application/json' };

async function signIn({ base, credentials }: Settings): Promise<Record<string, string>> {
  const { status, text } = await send(`${base}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  });
  const { accessToken, refreshToken, detail, message } = readProperties(text);
  if (status === 200 && typeof accessToken === 'string')
    return { accessToken, refreshToken: String(refreshToken) };
  const reason = String(detail ?? message ?? 'no reason given')
    .trim()
    .replace(/[.!]$/, '');
  throw new CheckError(
    `${base} rejected the credentials of ${credentials?.email} (${status}): ${reason}. Check --email and --password.`,
  );
}

/**
 * Sends the recorded requests to a server and compares the responses. Deletes what it created, even after a
 * failure. Throws a CheckError when the server does not respond, does not have this API, or rejects the
 * credentials.
 * @param onOutcome called after each response
 * @returns whether CORS headers were compared: only a server that allows the recorded origin sends them
 */
export async function replay(
  settings: Settings,
  onOutcome: (outcome: Outcome) => void,
): Promise<{ hasCors: boolean }> {
  const { base, credentials, readOnly } = settings;
  const hasCors = await findApi(base);
  const values: Record<string, string> = credentials ? await signIn(settings) : {};
  const fill = (text: string) => fillTemplate(text, (name) => values[ALIASES[name] ?? name] ?? UNKNOWN_ID);

  const getBody = ({ method, body, check }: RecordedResponse): Uint8Array<ArrayBuffer> | undefined => {
    if (body === undefined || method === 'GET') return undefined;
    const account = check?.withAccount && { email: credentials?.email };
    const text = account ? JSON.stringify({ ...(body as object), ...account }) : JSON.stringify(body);
    // Bytes, because `fetch` adds a content type to strings.
    return new TextEncoder().encode(typeof body === 'string' ? body : fill(text));
  };

  const run = async (record: RecordedResponse) => {
    const { method, path, requestHeaders = {} } = record;
    if (readOnly && !['GET', 'HEAD'].includes(method)) return;
    const headers = Object.entries(requestHeaders).map(([name, value]): [string, string] => [
      name,
      fill(value),
    ]);
    const body = getBody(record);
    const response = await send(base + fill(path), { method, headers, ...(body && { body }) });
    const properties = readProperties(response.text);
    for (const [name, property] of Object.entries(record.check?.save ?? {}))
      if (properties[property] !== undefined) values[name] = String(properties[property]);
    const differs = differencesFrom(record, response);
    const isCorsWrong =
      record.op === 'cors' &&
      hasCors &&
      isReadable(response) !== (record.responseHeaders?.[ALLOW_ORIGIN] !== undefined);
    if (isCorsWrong) differs.push(`${ALLOW_ORIGIN} is ${response.headers[ALLOW_ORIGIN] ?? 'missing'}`);
    onOutcome({ record, response, differs, isAsContract: isAsContract(record, response, hasCors) });
  };

  const remove = async (path: string, id: string | undefined) => {
    const headers = { Authorization: `Bearer ${values.accessToken}` };
    if (id) await send(`${base}/api/${path}/${id}`, { method: 'DELETE', headers }).catch(() => {});
  };

  const runPhase = async (phase: 'open' | 'reading' | 'writing') => {
    const steps = [...recordedResponses().values()].flatMap((record) =>
      record.check?.phase === phase ? [{ record, step: record.check.step }] : [],
    );
    for (const { record } of steps.sort((a, b) => a.step - b.step)) await run(record);
  };

  await runPhase('open');
  if (!credentials) return { hasCors };
  await runPhase('reading');
  try {
    if (!readOnly) await runPhase('writing');
  } finally {
    await remove('form-templates', values.formTemplateId);
    await remove('forms', values.formId);
  }
  return { hasCors };
}
