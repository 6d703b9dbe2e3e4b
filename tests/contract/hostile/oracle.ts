import { responseValidators, type Validator } from '@/generated/validators.mjs';
import contract from '@/openapi.json';
import { parseExactJson } from '../support/exact-json';

// What an answer must be, from the contract alone: nothing here is the server's own code.

interface Operation {
  id: keyof typeof responseValidators;
  method: string;
  segments: string[];
  isProtected: boolean;
  hasBody: boolean;
  /** Media type by status; undefined for an answer without a body. */
  types: Record<string, string | undefined>;
}

interface Item {
  operationId?: Operation['id'];
  security?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, { $ref?: string; content?: object }>;
}

const responses = contract.components.responses as unknown as Record<string, { content?: object }>;

const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Item>).flatMap(([method, operation]) =>
    operation.operationId
      ? [
          {
            id: operation.operationId,
            method: method.toUpperCase(),
            segments: path.toLowerCase().split('/').slice(1),
            isProtected: (operation.security?.length ?? 0) > 0,
            hasBody: operation.requestBody !== undefined,
            types: Object.fromEntries(
              Object.entries(operation.responses ?? {}).map(([status, response]) => {
                const named = response.$ref?.split('/').pop();
                const { content } = named ? (responses[named] ?? {}) : response;
                return [status, Object.keys(content ?? {})[0]];
              }),
            ),
          },
        ]
      : [],
  ),
);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Operations whose path fits, whatever their method. */
function operationsAt(pathname: string): Operation[] {
  const sent = pathname.replace(/\/$/, '').split('/').slice(1).map(decoded);
  if (sent.some((segment) => segment === '' || segment.includes('/'))) return [];
  return operations.filter(
    ({ segments }) =>
      segments.length === sent.length &&
      segments.every(
        (segment, index) =>
          segment.startsWith('{') ||
          segment === sent[index]?.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
      ),
  );
}

/** Integers beyond 2^53 as doubles: the validators know no `bigint`. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** A request that the platform could build, and what was answered. */
export interface Exchange {
  request: Request;
  status: number;
  headers: Headers;
  text: string;
}

/** What is wrong with an answer: one sentence each. */
export function faultsOf({ request, status, headers, text }: Exchange): string[] {
  const url = new URL(request.url);
  const faults: string[] = [];
  const demand = (condition: boolean, sentence: string): void => {
    if (!condition) faults.push(sentence);
  };
  const isPreflight =
    request.method === 'OPTIONS' &&
    request.headers.has('Origin') &&
    request.headers.has('Access-Control-Request-Method');
  demand(status < 500, `status ${status}`);
  demand(
    !request.headers.has('Origin') || headers.get('Access-Control-Allow-Origin') === '*',
    'no CORS header',
  );
  if (isPreflight) {
    demand(status === 204 && text === '', `a preflight answered with ${status}`);
    return faults;
  }
  if (url.pathname.length + url.search.length > 16_384) {
    demand(status === 414 && text === '', `a long address answered with ${status}`);
    return faults;
  }
  const there = operationsAt(url.pathname);
  if (there.length === 0) {
    demand(status === 404 && text === '', `an unknown path answered with ${status}`);
    return faults;
  }
  const candidates = there.filter(({ method }) => method === request.method);
  if (candidates.length === 0) {
    const allowed = (headers.get('Allow') ?? '').split(', ').sort();
    const documented = [...new Set(there.map(({ method }) => method))].sort();
    demand(status === 405 && text === '', `an unknown method answered with ${status}`);
    demand(allowed.join() === documented.join(), `allows ${allowed}, documented are ${documented}`);
    return faults;
  }
  const outcomes = candidates.map((operation) => operationFaults(operation, request, status, headers, text));
  return [...faults, ...(outcomes.find((found) => found.length === 0) ?? outcomes[0] ?? [])];
}

function operationFaults(
  { id, isProtected, hasBody, types }: Operation,
  request: Request,
  status: number,
  headers: Headers,
  text: string,
): string[] {
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (hasBody && mediaType !== 'application/json') {
    return status === 415 && text === ''
      ? []
      : [`${id}: a body of type ${mediaType} answered with ${status}`];
  }
  if (isProtected && !/^bearer +\S/i.test(request.headers.get('Authorization') ?? '') && status !== 401) {
    return [`${id}: no token, and status ${status}`];
  }
  if (!(String(status) in types)) return [`${id}: the status ${status} is not documented`];
  const faults: string[] = [];
  if (status === 401 && !headers.get('WWW-Authenticate')?.startsWith('Bearer'))
    faults.push(`${id}: no challenge`);
  const type = headers.get('Content-Type')?.split(';')[0];
  const expected = types[String(status)];
  if (type !== expected) faults.push(`${id} ${status}: type ${type}, not ${expected}`);
  if (expected === undefined) {
    if (text !== '') faults.push(`${id} ${status}: documented without a body`);
    return faults;
  }
  const validators: Record<string, Validator<unknown> | null> = responseValidators[id];
  const validate = validators[String(status)];
  const body: unknown = parseExactJson(text);
  if (!validate?.(plain(body))) {
    faults.push(`${id} ${status}: the body breaks its schema: ${JSON.stringify(validate?.errors)}`);
  }
  if (
    /sqlite|postgres|node_modules|\bat \S+\.ts:/i.test(
      headers.get('Content-Type') + (status >= 400 ? text : ''),
    )
  )
    faults.push(`${id} ${status}: tells of its insides`);
  return faults;
}
