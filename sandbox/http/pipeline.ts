import { DatabaseUnavailable } from '../db/database';
import type { Services } from '../domain/services';
import { authenticate, challenge } from './authentication';
import { readBodyText } from './body-text';
import type { Endpoint, Endpoints, OperationId } from './contract';
import { isPreflight, preflightAnswer } from './cors';
import { BodyTooLarge, badRequest, InvalidRequest, unavailable } from './errors';
import { type BodyValues, readBody } from './json-body';
import { toJson } from './json-writer';
import { type Member, testMembers } from './members';
import { readParameters } from './parameters';
import { pathSegments, type Route, type Router } from './router';

/** Longest path with query, in characters: the limit of a request line in most servers. */
const MAX_URL_LENGTH = 16_384;

/** An answer before it is written: `body` undefined means none. */
interface PlainAnswer {
  status: number;
  type?: string;
  body?: unknown;
}

/** An endpoint with the tie to its operation forgotten, as the pipeline handles all of them alike. */
interface AnyEndpoint {
  members?: Readonly<Record<string, Member>>;
  check?: Endpoint<'listSubmissions'>['check'];
  handle(services: Services, call: Record<string, unknown>): Promise<PlainAnswer>;
}

/** An answer without a body. */
function bare(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Content-Length': '0' } });
}

/** Writes an answer. JSON goes out as UTF-8. */
function toResponse({ status, type, body }: PlainAnswer): Response {
  if (type === undefined) return bare(status);
  const headers = { 'Content-Type': type === 'application/json' ? `${type}; charset=utf-8` : type };
  return new Response(toJson(body), { status, headers });
}

function hasJsonType(request: Request): boolean {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  return type.trim().toLowerCase() === 'application/json';
}

/** Checks and carries out requests to the documented operations, in the documented order of checks. */
export function createPipeline(services: Services, router: Router, endpoints: Endpoints) {
  async function answer(request: Request, url: URL): Promise<Response> {
    if (url.pathname.length + url.search.length > MAX_URL_LENGTH) return bare(414);
    const segments = pathSegments(url.pathname);
    const match = router(request.method, segments);
    if (!match) return bare(404);
    if ('allow' in match) return bare(405, { Allow: match.allow });

    const { route } = match;
    if (route.operation.hasBody && !hasJsonType(request)) return bare(415);

    const authorization = request.headers.get('Authorization');
    const authentication = await authenticate(authorization, services.tokens);
    const { caller } = authentication;
    if (route.operation.protected && !caller) {
      return bare(401, { 'WWW-Authenticate': challenge(authentication) });
    }
    if (route.operation.protected && !caller?.permitted) return bare(403);

    const endpoint: AnyEndpoint = endpointOf(endpoints, route.id);
    const { members = {} } = endpoint;
    const body = route.operation.hasBody ? readBody(await readBodyText(request), members) : {};
    const parameters = checkedParameters(route, segments, url, endpoint, body, authorization);
    return toResponse(await endpoint.handle(services, { ...parameters, body, caller, authorization }));
  }

  return async (request: Request, url: URL): Promise<Response> => {
    if (isPreflight(request)) return preflightAnswer(request);
    const response = await answer(request, url).catch(failure);
    if (request.headers.has('Origin')) response.headers.set('Access-Control-Allow-Origin', '*');
    return response;
  };
}

function endpointOf(endpoints: Endpoints, id: OperationId): AnyEndpoint {
  // The contract types of call and answer were checked where the endpoint was written.
  return endpoints[id] as unknown as AnyEndpoint;
}

/** Reads the parameters and applies all rules; formats report before, and without, the rules. */
function checkedParameters(
  route: Route,
  segments: readonly string[],
  url: URL,
  endpoint: AnyEndpoint,
  body: BodyValues,
  authorization: string | null,
) {
  const { formatErrors, ruleErrors, ...parameters } = readParameters(route, segments, url.searchParams);
  if (Object.keys(formatErrors).length > 0) throw new InvalidRequest(formatErrors);
  const errors = {
    ...ruleErrors,
    ...testMembers(endpoint.members ?? {}, body),
    ...endpoint.check?.({ filters: parameters.filters, authorization }),
  };
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors);
  return parameters;
}

function failure(error: unknown): Response {
  if (error instanceof InvalidRequest) return toResponse(badRequest(error.message, error.errors));
  if (error instanceof BodyTooLarge) return bare(413);
  if (error instanceof DatabaseUnavailable)
    return toResponse(unavailable(`The database cannot serve: ${error.message}.`));
  console.error(error);
  return bare(500);
}
