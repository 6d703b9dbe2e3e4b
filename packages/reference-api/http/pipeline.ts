import { InvalidRequest } from '../domain/errors';
import type { Services } from '../domain/ports';
import { bodyReader, readBodyText } from './body';
import type { OperationId, PlainEndpoints } from './contract';
import { bare, failureResponse, onlyOnServer, toResponse } from './errors';
import { readParameters } from './parameters';
import { readPreferences } from './preferences';
import { findOperation, findServerOperation } from './router';
import { getProperties, testProperties } from './rules';
import { simulatedError } from './simulated-error';

/** Maximum length of path and query, in characters: enough for hundreds of filters. */
const MAX_URL_LENGTH = 16_384;

/** Adds what all requests of an operation share. */
function prepare(endpoints: PlainEndpoints) {
  const ids = Object.keys(endpoints) as OperationId[];
  const prepared = ids.map((id) => {
    const properties = getProperties(id, endpoints[id]);
    return [id, { ...endpoints[id], properties, readBody: bodyReader(properties) }] as const;
  });
  return Object.fromEntries(prepared) as Record<OperationId, (typeof prepared)[number][1]>;
}

/** Headers that pages of other origins need to read: of errors, and of retries. */
const EXPOSED_HEADERS = 'Allow, Preference-Applied, Retry-After, WWW-Authenticate';

function hasJsonType(request: Request): boolean {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  return type.trim().toLowerCase() === 'application/json';
}

/**
 * Returns the response to a CORS preflight: any origin, the requested method and headers, no credentials.
 * Undefined for other requests.
 */
export function preflightResponse({ method, headers }: Request): Response | undefined {
  const requested = headers.get('Access-Control-Request-Method');
  if (method !== 'OPTIONS' || !headers.has('Origin') || requested === null) return undefined;
  const allowed = headers.get('Access-Control-Request-Headers');
  const granted = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': requested,
    ...(allowed && { 'Access-Control-Allow-Headers': allowed }),
  };
  return new Response(null, { status: 204, headers: granted });
}

/** Creates the handler that checks and carries out requests, in the documented order of checks. */
export function createPipeline(services: Services, endpoints: PlainEndpoints) {
  const prepared = prepare(endpoints);

  async function respond(request: Request, url: URL, segments: readonly string[]): Promise<Response> {
    if (url.pathname.length + url.search.length > MAX_URL_LENGTH) return bare(414);
    const match = findOperation(request.method, segments);
    if (!match || 'allow' in match) {
      const missing = findServerOperation(request.method, segments);
      if (missing) return onlyOnServer(missing, url.pathname, match?.allow);
      return match ? bare(405, { Allow: match.allow }) : bare(404);
    }
    const { id, operation } = match;
    const endpoint = prepared[id];
    const { code } = readPreferences(request.headers);
    if (code !== undefined) return simulatedError(code, operation, url.pathname, endpoint.errorResponses);
    if (operation.hasBody && !hasJsonType(request)) return bare(415);

    // Other schemes count as no token.
    const authorization = request.headers.get('Authorization');
    const token = /^bearer (.*)$/is.exec(authorization ?? '')?.[1]?.trim();
    const caller = token ? await services.tokens.verify(token) : undefined;
    if (operation.protected && !caller)
      return bare(401, { 'WWW-Authenticate': token ? 'Bearer error="invalid_token"' : 'Bearer' });
    if (operation.protected && !caller?.permitted) return bare(403);

    const body = operation.hasBody ? endpoint.readBody(await readBodyText(request)) : {};
    const { path, query, broken } = readParameters(operation, match.path, url.searchParams);
    const errors = {
      ...broken,
      ...testProperties(endpoint.properties, body),
      ...endpoint.check?.({ query, authorization }),
    };
    if (Object.keys(errors).length > 0) throw new InvalidRequest(errors);
    const call = { path, query, body, caller, tenantId: caller?.tenantId ?? '0', authorization };
    return toResponse(await endpoint.handle(services, call));
  }

  return async (request: Request, url: URL, segments: readonly string[]): Promise<Response> => {
    const response = await respond(request, url, segments).catch((error: unknown) =>
      failureResponse(error, url.pathname),
    );
    if (request.headers.has('Origin')) {
      response.headers.set('Access-Control-Allow-Origin', '*');
      response.headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    }
    return response;
  };
}
