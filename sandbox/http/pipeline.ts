import type { Services } from '../domain/services';
import { authenticate, challenge } from './authentication';
import { readBodyText } from './body-text';
import type { Client } from './client';
import type { Endpoints, MemberMessages, MemberRules, OperationId } from './contract';
import { isPreflight, preflightAnswer } from './cors';
import { type FieldErrors, InvalidRequest } from './errors';
import { type BodyReader, type BodyValues, bodyReader } from './json-body';
import { type Member, membersOf, testMembers } from './members';
import { type QueryReaders, readParameters } from './parameters';
import { preferencesOf } from './preferences';
import { bare, failureAnswer, type PlainAnswer, toResponse } from './respond';
import { pathSegments, type Route, type Router } from './router';
import { type HandlerErrors, simulatedError } from './simulated-error';

/** Longest path with query, in characters: enough for hundreds of filters, and little enough to handle. */
const MAX_URL_LENGTH = 16_384;

/** An endpoint with the tie to its operation forgotten, as the pipeline handles all of them alike. */
interface AnyEndpoint {
  members: Readonly<Record<string, Member>>;
  readBody: BodyReader;
  query: QueryReaders;
  refusals?: HandlerErrors;
  check?(call: { query: Record<string, unknown>; authorization: string | null }): FieldErrors;
  handle(services: Services, call: Record<string, unknown>): Promise<PlainAnswer>;
}

/** What an endpoint may add to the contract. */
interface Additions extends Pick<AnyEndpoint, 'handle' | 'check' | 'refusals'> {
  query?: QueryReaders;
  messages?: Readonly<Record<string, MemberMessages>>;
  rules?: Readonly<Record<string, MemberRules>>;
}

function forgetOperations(endpoints: Endpoints): ReadonlyMap<OperationId, AnyEndpoint> {
  // The contract types of call and answer were checked where the endpoints were written.
  const plain = Object.entries(endpoints) as unknown as [OperationId, Additions][];
  return new Map(
    plain.map(([id, { messages, rules, query = {}, ...endpoint }]) => {
      const members = membersOf(id, messages, rules);
      return [id, { ...endpoint, members, query, readBody: bodyReader(members) }];
    }),
  );
}

function hasJsonType(request: Request): boolean {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  return type.trim().toLowerCase() === 'application/json';
}

/** Checks and carries out requests to the documented operations, in the documented order of checks. */
export function createPipeline(services: Services, router: Router, endpoints: Endpoints) {
  const plainEndpoints = forgetOperations(endpoints);

  async function answer(request: Request, url: URL, client: Client): Promise<Response> {
    if (url.pathname.length + url.search.length > MAX_URL_LENGTH) return bare(414);
    const segments = pathSegments(url.pathname);
    const match = router(request.method, segments);
    if (!match) return bare(404);
    if ('allow' in match) return bare(405, { Allow: match.allow });

    const { route } = match;
    const { operation } = route;
    const endpoint = plainEndpoints.get(route.id);
    if (!endpoint) return bare(404);
    const { code } = preferencesOf(request.headers);
    if (code !== undefined) return simulatedError(code, operation, endpoint.refusals);
    if (operation.hasBody && !hasJsonType(request)) return bare(415);

    const authorization = request.headers.get('Authorization');
    const authentication = await authenticate(authorization, services.tokens);
    const { caller } = authentication;
    if (operation.protected && !caller) return bare(401, { 'WWW-Authenticate': challenge(authentication) });
    if (operation.protected && !caller?.permitted) return bare(403);

    const body = operation.hasBody ? await endpoint.readBody(await readBodyText(request, client)) : {};
    const parameters = checkedParameters(route, segments, url, endpoint, body, authorization);
    const waiter = {
      ...client,
      // Made on demand: most operations have nobody wait.
      get signal() {
        return request.signal;
      },
    };
    const call = { ...parameters, body, caller, authorization, client: waiter };
    return toResponse(await endpoint.handle(services, call));
  }

  return async (request: Request, url: URL, client: Client): Promise<Response> => {
    if (isPreflight(request)) return preflightAnswer(request);
    const response = await answer(request, url, client).catch(failureAnswer);
    if (request.headers.has('Origin')) response.headers.set('Access-Control-Allow-Origin', '*');
    return response;
  };
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
  const { formatErrors, ruleErrors, ...parameters } = readParameters(
    route,
    segments,
    url.searchParams,
    endpoint.query,
  );
  if (Object.keys(formatErrors).length > 0) throw new InvalidRequest(formatErrors);
  const errors = {
    ...ruleErrors,
    ...testMembers(endpoint.members, body),
    ...endpoint.check?.({ query: parameters.query, authorization }),
  };
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors);
  return parameters;
}
