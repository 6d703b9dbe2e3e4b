import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RecordedResponse, recordedResponse } from '@/features/differences/records';
import { looksLikeJwt } from '@/features/try/client/jwt';
import type { Json } from '@/shared/contract/types';
import { serve } from '@/tests/site/support/site';
import { type Conditions, recordedConditions, Tokens } from './accounts';
import { choose, getRoute, platform, type Route, routesOfRecords } from './choose';
import { type Data, freshData, shapeResponse } from './data';
import { type Call, getSegments } from './kinds';
import { LaterRelease } from './later-release';
import { type ApiResponse, getResponse } from './response';
import { asRecorded, findExclusion, isInUse, parameterKind, parsed, plainSegment } from './state';

export type ReplayServer = Awaited<ReturnType<typeof startReplayServer>>;

/** An incoming request. */
interface Received {
  method: string;
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

export type ReplayOptions = Partial<Conditions>;

const BODY_METHODS = ['POST', 'PUT', 'PATCH'];
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/** State of a server beyond its records. */
interface State {
  routes: Route[];
  conditions: Conditions;
  tokens: Tokens;
  data: Data;
  /** What a later release does differently. */
  later: LaterRelease | undefined;
}

/** Returns the call of the reference API that has the effect of an Endatix server's operation. */
async function translateCall(op: string, call: Call, data: Data): Promise<[path: string, body?: Json]> {
  const { segments, query, body } = call;
  const path = segments.map((part) => encodeURIComponent(plainSegment(part))).join('/');
  if (!BODY_METHODS.includes(call.method)) return [`${path}?${query}`];
  // Query properties count if the body has none.
  const values = [...query].map(([name, value]) => [name, value === 'true' ? true : value]);
  const filled = { ...Object.fromEntries(values), ...(body as object) };
  // Without content, a new definition with the server's default content follows an active one that is in use.
  if (op === 'updateActiveFormDefinition' && (await isInUse(segments[3] ?? '', data)))
    return [path, { ...(recordedResponse(252).responseBody as object), isDraft: false, ...filled }];
  return [path, filled];
}

/** Returns the body of a success, in place of the recorded one: of an account, or of the data. */
async function getBody(op: string, call: Call, record: RecordedResponse, route: Route, state: State) {
  const { tokens, data } = state;
  if (op === 'login') return { email: (call.body as { email: string }).email, ...tokens.issue() };
  if (op === 'refreshToken') return tokens.issue();
  const [path, body] = await translateCall(op, call, data);
  const value = await data.ask(call.method, path, body);
  const others = route.records.filter(({ method, status }) => method === 'GET' && status === 200);
  return value === undefined ? record.responseBody : shapeResponse(record.responseBody, value, others);
}

type Incoming = Pick<IncomingMessage, 'url' | 'method' | 'headers'>;

/** Responds to one request as a server of the conditions' release. `body` is its text. */
async function replyOfRelease(state: State, request: Incoming, body: string): Promise<ApiResponse> {
  const { later, tokens, routes } = state;
  const url = new URL(request.url ?? '/', 'http://server');
  const path = getRoute(routes, getSegments(url.pathname))?.segments.join('/');
  const operation = platform.find((one) => one.path === path && one.method === request.method);
  if (!later || !operation) return reply(state, request, body);
  const caller = tokens.getCaller(request.headers.authorization);
  const call = { op: operation.id, caller, url, body: parsed(body) };
  return later.reply(call, ({ pathname, search }) =>
    reply(state, { method: operation.method, headers: request.headers, url: pathname + search }, body),
  );
}

/** Responds to one request as the October 2025 source does. `body` is its text. */
async function reply(state: State, request: Incoming, body: string): Promise<ApiResponse> {
  const { routes, conditions, tokens, data } = state;
  const answer = (n: number) => getResponse(recordedResponse(n));
  const url = new URL(request.url ?? '/', 'http://server');
  const segments = getSegments(url.pathname);
  const { method = 'GET' } = request;
  const route = getRoute(routes, segments);
  if (!route) return answer(598);
  const path = route.segments.join('/');
  const methods = platform.filter((one) => one.path === path);
  const operation = methods.find((one) => one.method === method);
  if (!operation) {
    const aside = route.records.find(
      (record) => record.method === method && record.status !== 405 && !path.startsWith('/api/'),
    );
    if (aside) return getResponse(aside);
    return { status: 405, headers: { allow: methods.map((one) => one.method).join(', ') }, body: '' };
  }
  const { id: op, isProtected } = operation;
  const type = request.headers['content-type'];
  const takesBody = BODY_METHODS.includes(method) && op !== 'logout';
  if (takesBody && type !== undefined && !JSON_TYPE.test(type)) return answer(36);
  const { authorization } = request.headers;
  const caller = tokens.getCaller(authorization);
  if (isProtected && caller !== 'valid')
    return answer(caller === 'ended' ? 625 : caller === 'bad' ? 626 : 624);
  if (takesBody && type === undefined) return answer(38);
  let content: Json | undefined;
  if (body !== '' && op !== 'logout')
    try {
      content = JSON.parse(body) as Json;
    } catch {
      if (takesBody) return answer(32);
    }
  if (body === '' && takesBody) return answer(29);
  // Refreshing requires an exact header, and accepts an expired token.
  if (op === 'refreshToken') {
    if (authorization === undefined) return answer(46);
    if (!/^Bearer \S/.test(authorization)) return answer(51);
    if (caller === 'bad') return answer(looksLikeJwt(authorization.slice(7)) ? 55 : 53);
  }
  const call: Call = { method, segments, query: url.searchParams, body: content };
  const plain = segments.map(plainSegment);
  const kinds = route.segments.map((part, index) =>
    part.startsWith('{') ? [parameterKind(plain.slice(0, index + 1), call, data)] : [],
  );
  const comparable = asRecorded(op, content, conditions, tokens.refreshToken);
  const isExcluded = await findExclusion(op, call, plain[3] ?? '', data);
  const testState = {
    // An open operation treats an expired token as none; refreshing accepts it.
    caller: op === 'refreshToken' || caller === 'valid' ? ('valid' as const) : ('none' as const),
    parameters: await Promise.all(kinds.flat()),
    isExcluded: (one: RecordedResponse) => one.status === 401 || isExcluded(one),
  };
  const record = choose(route, { ...call, body: comparable }, testState);
  if (!record) return answer(598);
  if (record.status >= 300) return getResponse(record);
  return getResponse(record, await getBody(op, call, record, route, state));
}

/** Starts the server on a free port of the loopback interface; the test that starts it closes it. */
export async function startReplayServer(options: ReplayOptions = {}) {
  const conditions = { ...recordedConditions, ...options };
  const tokens = new Tokens();
  const data = await freshData();
  const later = conditions.release === '0.7.3' ? new LaterRelease(data) : undefined;
  const state: State = { routes: routesOfRecords(), conditions, tokens, data, later };
  const requests: Received[] = [];
  const isProduction = conditions.environment === 'production';

  const site = await serve(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const isAllowed = conditions.isOpen && headers.origin !== undefined;
    const allow = isAllowed ? { 'access-control-allow-origin': '*' } : {};
    const asked = headers['access-control-request-method'];
    if (method === 'OPTIONS' && asked) {
      const requested = headers['access-control-request-headers'];
      const more = {
        'access-control-allow-methods': asked,
        ...(requested && { 'access-control-allow-headers': requested }),
      };
      return response.writeHead(204, isAllowed ? { ...allow, ...more } : {}).end();
    }
    const body = await text(request);
    const { authorization, 'content-type': contentType } = headers;
    requests.push({ method, path, authorization, contentType, body });
    const answer = await replyOfRelease(state, request, body);
    // Authorization runs before the CORS middleware, so a 401 has no header. In Production, neither has a
    // 500.
    const isBefore = answer.status === 401 || (answer.status === 500 && isProduction);
    const isBare =
      isProduction && answer.status === 500 && !/json/.test(answer.headers['content-type'] ?? '');
    response.writeHead(answer.status, { ...(isBare ? {} : answer.headers), ...(isBefore ? {} : allow) });
    response.end(isBare ? '' : answer.body);
  });
  return {
    url: site.url,
    /** Requests so far, without preflights. */
    requests,
    /** Expires every access token that was issued so far. */
    endTokens: () => tokens.end(),
    async close() {
      await site.close();
      await data.close();
    },
  };
}
