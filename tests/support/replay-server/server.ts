import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findReplacement } from '@/features/differences/differences';
import { findOperation } from '@/features/differences/recorded-call';
import {
  parseRecords,
  type RecordedResponse,
  recordedResponse,
  recordedResponses,
} from '@/features/differences/records';
import { createApi } from '@/packages/reference-api/package';
import {
  type ExactJson,
  exactText,
  isObject,
  type JsonObject,
  parseExact,
  readExact,
  readProperties,
} from '@/shared/http/json';
import { serve } from '@/tests/site/support/site';

/** The source of October 2025, or the last release whose responses were recorded. */
export type ServerRelease = 'october-2025' | '0.7.3';

/** An incoming request. */
interface Received {
  method: string;
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

/** A response of a replay server. */
interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const ORIGIN = 'http://server';
/** Seconds after which the reference API accepts a token no longer, whose end is at 90 minutes. */
const TOKEN_LIFETIME = 7200;

const records: Record<ServerRelease, readonly RecordedResponse[]> = {
  'october-2025': [...recordedResponses().values()],
  '0.7.3': parseRecords(readFileSync(new URL('./release-0.7.3.jsonl', import.meta.url), 'utf8')),
};

const findRecord = (release: ServerRelease, op: string, isOne: (record: RecordedResponse) => boolean) =>
  records[release].find((one) => findOperation(one)?.id === op && isOne(one));

/** Returns the body of the first recorded success of an operation that has content. */
const recordedBody = (release: ServerRelease, op: string): ExactJson | undefined =>
  findRecord(release, op, ({ status, responseBody }) => status < 300 && String(responseBody) !== '')
    ?.responseBody;

/** Returns a recorded response. */
const getResponse = ({ status, responseHeaders = {}, responseBody }: RecordedResponse): ApiResponse => ({
  status,
  headers: Object.fromEntries(
    Object.entries(responseHeaders).filter(([name]) => !name.startsWith('access-control-')),
  ),
  body: typeof responseBody === 'string' ? responseBody : JSON.stringify(responseBody),
});

/** Converts a value of the reference API to the shape of a recorded one: same properties, same kinds. */
function shape(recorded: ExactJson | undefined, value: ExactJson): ExactJson {
  if (Array.isArray(recorded) && Array.isArray(value)) return value.map((item) => shape(recorded[0], item));
  if (isObject(recorded) && isObject(value))
    return Object.fromEntries(
      Object.entries(recorded).map(([name, of]) => [
        name,
        name in value ? shape(of, value[name] ?? null) : of,
      ]),
    );
  if (value === null || recorded === null || typeof recorded === typeof value) return value;
  return typeof recorded === 'string' && !isObject(value) ? String(value) : (recorded ?? value);
}

/**
 * Starts a server on a free port of the loopback interface: the reference API with the known differences of an
 * Endatix server, and with the properties of its recorded responses. The test that starts it closes it.
 */
export async function startReplayServer({ release = 'october-2025' }: { release?: ServerRelease } = {}) {
  const api = await createApi();
  const isLater = release === '0.7.3';
  const requests: Received[] = [];
  /** Forms of 0.7.3 that need a token: all new ones. */
  const privateForms = new Set<string>();

  /** Sends a request to the reference API, by default one that reads. */
  const ask = (path: string, { authorization, contentType, body, method = 'GET' }: Partial<Received>) => {
    const headers = {
      ...(authorization && { Authorization: authorization }),
      ...(contentType && { 'Content-Type': contentType }),
    };
    return api.fetch(new Request(ORIGIN + path, { method, headers, body: body || null }));
  };
  const readList = async (path: string, { authorization }: Received) =>
    parseExact(await (await ask(path, { authorization })).text()) as JsonObject[];

  /** Adds the content that a server gives to a new definition without content, which follows one in use. */
  async function withContent(form: string, request: Received): Promise<Received> {
    const active = readProperties(await (await ask(`${form}/definition`, {})).text());
    const submissions = await readList(`${form}/submissions?pageSize=100`, request);
    const isInUse = submissions.some(({ formDefinitionId }) => String(formDefinitionId) === active.id);
    const { jsonData } = recordedResponse(252).responseBody as JsonObject;
    return isInUse
      ? { ...request, body: JSON.stringify({ jsonData, ...JSON.parse(request.body) }) }
      : request;
  }

  /** Returns the response of the release in place of that of the reference API. */
  async function translate(op: string, given: Response): Promise<ApiResponse> {
    const { status } = given;
    const unchanged = { status, headers: Object.fromEntries(given.headers), body: await given.text() };
    // The rules of requests are the same.
    const isRule = readProperties(unchanged.body).message === 'One or more errors occurred!';
    const other = isLater || isRule ? undefined : findReplacement(op, status);
    const record = other && recordedResponse(other.record);
    if (record && record.status >= 300) return getResponse(record);
    const [recorded, value] = [recordedBody(release, op), readExact(unchanged.body)];
    if (status >= 300 || value === undefined || recorded === undefined) return unchanged;
    return { ...unchanged, body: exactText(shape(recorded, value)) };
  }

  /** Returns a page of a list of 0.7.3, where `|` separates the values of a filter. */
  async function translateList(op: string, { pathname, searchParams }: URL, request: Received) {
    const query = new URLSearchParams(searchParams.toString().replaceAll('%7C', '%2C'));
    const response = await ask(`${pathname}?${query}`, request);
    if (!response.ok) return translate(op, response);
    const rows = parseExact(await response.text());
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 10)];
    query.delete('page');
    query.set('pageSize', '100');
    const totalRecords = (await readList(`${pathname}?${query}`, request)).length;
    const totalPages = Math.max(1, Math.ceil(totalRecords / pageSize));
    const { items } = recordedBody(release, op) as JsonObject;
    const body = exactText({ page, pageSize, totalRecords, totalPages, items: shape(items, rows) });
    return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
  }

  /** Returns the rejection of a call that only the release rejects. */
  function findRefusal(op: string, form: string, { authorization }: Received): RecordedResponse | undefined {
    if (op === 'refreshToken' && !authorization) return recordedResponse(46);
    const isPrivate = privateForms.has(form) && !authorization;
    const isRefused = isLater && op === 'getUserInfo';
    if (!isRefused && !(isPrivate && ['getActiveFormDefinition', 'createSubmission'].includes(op))) return;
    return findRecord(release, op, ({ status }) => status >= 300);
  }

  async function reply(request: Received): Promise<ApiResponse> {
    const url = new URL(request.path, ORIGIN);
    const op = findOperation({ method: request.method, path: url.pathname })?.id ?? '';
    const [form = ''] = /^\/api\/forms\/[^/]+/.exec(url.pathname) ?? [];
    const refusal = findRefusal(op, form, request);
    if (refusal) return getResponse(refusal);
    if (isLater && (op === 'listForms' || op === 'listSubmissions')) return translateList(op, url, request);
    const needsContent = op === 'updateActiveFormDefinition' && request.authorization;
    const sent = needsContent ? await withContent(form, request) : request;
    const response = await translate(op, await ask(request.path, sent));
    if (isLater && op === 'createForm') privateForms.add(`/api/forms/${readProperties(response.body).id}`);
    if (op === 'updateForm' && readProperties(request.body).isPublic === true) privateForms.delete(form);
    return response;
  }

  const site = await serve(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const allow = { 'access-control-allow-origin': '*' };
    const asked = headers['access-control-request-method'];
    if (method === 'OPTIONS' && asked) {
      const names = headers['access-control-request-headers'] ?? '';
      const more = { 'access-control-allow-methods': asked, 'access-control-allow-headers': names };
      return response.writeHead(204, { ...allow, ...more }).end();
    }
    const { authorization, 'content-type': contentType } = headers;
    const received = { method, path, authorization, contentType, body: await text(request) };
    requests.push(received);
    const answer = await reply(received);
    // Authorization runs before the CORS middleware, so a 401 has no header.
    response.writeHead(answer.status, { ...answer.headers, ...(answer.status !== 401 && allow) });
    response.end(answer.body);
  });
  return {
    url: site.url,
    /** Requests so far, without preflights. */
    requests,
    /** Expires every access token that was issued so far. */
    endTokens: () => api.clock.advance(TOKEN_LIFETIME),
    async close() {
      await site.close();
      await api.close();
    },
  };
}
