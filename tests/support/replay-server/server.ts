import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { looksLikeJwt } from '@/client/api/jwt';
import { openApi } from '@/lib/contract/document';
import { operationAt } from '@/lib/contract/operations';
import type { Json } from '@/lib/contract/types';
import { runningServer } from '@/lib/differences/differences';
import { type RecordedResponse, recordedResponse } from '@/lib/server/differences/records';
import { choose, type Route, routeOf, routesOf } from './choose';
import { allowedOrigin, type Conditions, inEnvironment, recordedConditions } from './conditions';
import { formEffects, otherEffects } from './effects';
import { type Call, callerOf, kindOf, segmentsOf } from './kinds';
import { freshMemory, type Memory } from './memory';
import { asRecorded, isExcluded, parameterKind } from './state';

/** A server that responds as the records do. */
export interface ReplayServer {
  url: string;
  /** Requests so far, preflights left out: method, path and the header that says who calls. */
  requests: {
    method: string;
    path: string;
    authorization: string | undefined;
    contentType: string | undefined;
    body: string;
  }[];
  /** Lets every access token that was issued so far end. */
  endTokens(): void;
  /** Forgets the refresh token, as a sign-in elsewhere does. */
  endRefreshToken(): void;
  close(): Promise<void>;
}

export interface ReplayOptions extends Partial<Conditions> {
  /** Life of access tokens in seconds; 90 minutes unless said. */
  lifetime?: number;
  /** How far the clock of the server is ahead, in milliseconds. */
  ahead?: number;
}

interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const BODY_METHODS = ['POST', 'PUT', 'PATCH'];
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

const responseOf = (record: RecordedResponse, body: unknown = record.responseBody): ApiResponse => ({
  status: record.status,
  headers: Object.fromEntries(
    Object.entries(record.responseHeaders ?? {}).filter(([name]) => !name.startsWith('access-control-')),
  ),
  body:
    body === ''
      ? ''
      : /json/.test(record.responseHeaders?.['content-type'] ?? '')
        ? JSON.stringify(body)
        : String(body),
});

const paths = [
  ...Object.keys(openApi.paths),
  ...runningServer.beyond.map(({ path }) => path),
  '/',
  '/error',
  '/health',
  '/health/detail',
  '/health/ui',
  '/health/nothing',
  '/api-docs',
  '/api-docs/index.html',
  '/swagger',
  '/swagger/v1/swagger.json',
  '/swagger/alpha-version/swagger.json',
];

/** Answers one request. `body` is its text. */
function reply(
  routes: Route[],
  memory: Memory,
  now: number,
  request: IncomingMessage,
  body: string,
): ApiResponse {
  const url = new URL(request.url ?? '/', 'http://server');
  const segments = segmentsOf(url.pathname);
  const { method = 'GET' } = request;
  const route = routeOf(routes, segments, method);
  if (!route) return responseOf(recordedResponse(598));
  const path = route.segments.join('/');
  const operation = operationAt(path, method.toLowerCase());
  const further = runningServer.beyond.find((one) => one.path === path && one.method === method);
  if (!operation && !further) {
    const aside = route.records.find(
      (record) => record.method === method && record.status !== 405 && !path.startsWith('/api/'),
    );
    if (aside) return responseOf(aside);
    const allowed = [
      ...Object.keys(openApi.paths[path] ?? {})
        .map((name) => name.toUpperCase())
        .filter((name) => name !== 'PARAMETERS'),
      ...runningServer.beyond.filter((one) => one.path === path).map((one) => one.method),
    ];
    return { status: 405, headers: { allow: allowed.join(', ') }, body: '' };
  }
  const op = operation?.id ?? further?.id ?? '';
  const type = request.headers['content-type'];
  const takesBody = BODY_METHODS.includes(method) && op !== 'logout';
  if (takesBody && type !== undefined && !JSON_TYPE.test(type)) return responseOf(recordedResponse(36));
  const caller = callerOf(request.headers.authorization, memory, now);
  const isProtected = operation?.isProtected ?? further?.access === 'token';
  // Registering is open on an Endatix server, whatever the contract says.
  if (isProtected && op !== 'register' && caller !== 'valid')
    return responseOf(recordedResponse(caller === 'ended' ? 625 : caller === 'bad' ? 626 : 624));
  if (takesBody && type === undefined) return responseOf(recordedResponse(38));
  let parsed: Json | undefined;
  if (body !== '' && op !== 'logout')
    try {
      parsed = JSON.parse(body) as Json;
    } catch {
      if (takesBody) return responseOf(recordedResponse(32));
    }
  const noInput = recordedResponse(29);
  if (
    body === '' &&
    (takesBody ||
      (!BODY_METHODS.includes(method) &&
        type !== undefined &&
        JSON_TYPE.test(type) &&
        path !== '/api/my-account/user-info'))
  )
    return responseOf(noInput);

  // Refreshing reads its header to the letter, and takes a token that has ended.
  if (op === 'refreshToken' && caller !== 'valid' && caller !== 'ended') {
    const header = request.headers.authorization;
    if (header === undefined) return responseOf(recordedResponse(46));
    if (!/^Bearer \S/.test(header)) return responseOf(recordedResponse(51));
    return responseOf(recordedResponse(looksLikeJwt(header.slice(7)) ? 55 : 53));
  }
  if (op === 'refreshToken' && !request.headers.authorization?.startsWith('Bearer '))
    return responseOf(recordedResponse(51));

  const names = route.segments.flatMap((part, index) =>
    part.startsWith('{') ? [{ part, text: decodeURIComponent(segments[index] ?? '') }] : [],
  );
  const ids = names.map(({ text }) =>
    /^\s*\+?\d+\s*$/.test(text) ? String(BigInt(text.trim().replace('+', ''))) : text,
  );
  const entry = memory.forms.get(ids[0] ?? '');
  const headers = { authorization: request.headers.authorization };
  const call: Call = {
    method,
    segments,
    query: url.searchParams,
    headers,
    ...(parsed !== undefined && { body: parsed }),
  };
  const parameters = names.map(({ part, text }) => parameterKind(part, text, entry, call, memory));
  const comparable = asRecorded(op, parsed, memory);
  const record = choose(
    route,
    { ...call, ...(comparable !== undefined && { body: comparable }) },
    {
      // An open operation takes a token that has ended for none, refreshing takes it as it is.
      caller: op === 'refreshToken' ? 'valid' : caller === 'valid' ? 'valid' : 'none',
      parameters,
      kind: (_name, value) => kindOf(value),
      isExcluded: (one) => one.status === 401 || isExcluded(op, one, call, entry),
    },
  );
  if (!record) return responseOf(recordedResponse(598));
  if (record.status >= 300) return responseOf(record);
  const id = ids[0] ?? '';
  const effect = formEffects[op];
  if (effect && entry) return responseOf(record, effect({ entry, call, record, memory, ids }));
  return responseOf(record, otherEffects[op]?.(call, record, memory, id) ?? record.responseBody);
}

/** Starts the server on a free port of the loopback interface; the test that starts it closes it. */
export async function startReplayServer({
  lifetime = 5400,
  ahead = 0,
  ...given
}: ReplayOptions = {}): Promise<ReplayServer> {
  const conditions = { ...recordedConditions, ...given };
  const routes = routesOf(paths);
  const clock = () => Date.now() + ahead;
  const memory = freshMemory(() => lifetime, clock, conditions);
  const requests: ReplayServer['requests'] = [];

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers, body }: ApiResponse,
  ): void {
    // Authorization answers before the CORS middleware, so a 401 has no header. In Production, neither has a 500.
    const isBefore = status === 401 || (status === 500 && conditions.environment === 'production');
    const origin = isBefore ? undefined : allowedOrigin(request.headers.origin, conditions);
    response.writeHead(status, { ...headers, ...(origin && { 'access-control-allow-origin': origin }) });
    response.end(request.method === 'HEAD' ? '' : body);
  }

  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    if (method === 'OPTIONS' && headers['access-control-request-method']) {
      const origin = allowedOrigin(headers.origin, conditions);
      if (!origin) return response.writeHead(204).end();
      const requested = headers['access-control-request-headers'];
      response.writeHead(204, {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': headers['access-control-request-method'],
        ...(requested && { 'access-control-allow-headers': requested }),
      });
      return response.end();
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({
        method,
        path,
        authorization: headers.authorization,
        contentType: headers['content-type'],
        body,
      });
      send(request, response, inEnvironment(reply(routes, memory, clock(), request, body), conditions));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    endTokens() {
      for (const token of memory.tokens.keys()) memory.tokens.set(token, clock() - 60_000);
    },
    endRefreshToken() {
      memory.refreshToken = '';
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
