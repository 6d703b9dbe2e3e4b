import { errorResponseTable } from '@/generated/error-responses';
import { type Operation, type OperationId, operations } from '@/generated/operations';
import { openApi } from '@/shared/contract/document';
import { formatErrors } from '@/shared/format-errors';
import { parseExact } from '@/shared/http/json';
import { pathSegments } from '@/shared/http/path-template';
import { templatePattern } from '@/tests/support/pattern';
import { schemaValidator } from '@/tests/support/schema-validator';
import { foldCase } from '../../domain/text';

// Checks responses against the contract only, independent of the server's handlers.

/** A response with its parsed body. */
export interface ReadResponse {
  status: number;
  headers: Headers;
  /** Media type without parameters, null without one. */
  contentType: string | null;
  /** Integers beyond 2^53 are `bigint`; undefined without a body. */
  body: unknown;
}

/** Finds the operations of a path, whatever their method: case-insensitive, with an optional trailing slash. */
function operationsAt(pathname: string): [OperationId, Operation][] {
  const sent = pathSegments(pathname);
  if (sent.some((segment) => segment === '' || segment.includes('/'))) return [];
  return Object.entries<Operation>(operations).filter(([, { path }]) => {
    const template = pathSegments(path);
    const fits = (word: string, index: number) =>
      word.startsWith('{') || word === foldCase(sent[index] ?? '');
    return template.length === sent.length && template.every(fits);
  }) as [OperationId, Operation][];
}

/** Returns a pattern for a text with placeholders in braces. */
export const pattern = (text: string): RegExp => new RegExp(`^${templatePattern(text, /\{\w+\}/, '[^]*')}$`);

/**
 * Returns whether the operation documents this error of the data; broken rules are compared by `errors`
 * elsewhere.
 */
function isListed(id: OperationId, status: number, body: unknown): boolean {
  const { detail, message } = (body ?? {}) as { detail?: string; message?: string };
  const text = detail ?? message;
  if (status < 400 || text === undefined || text === 'One or more errors occurred!') return true;
  return errorResponseTable[id].some(
    (row) => row.status === status && row.text !== null && pattern(row.text).test(text),
  );
}

/**
 * Reads a response and compares it with the contract: documented status, media type and schema, and general
 * responses of the server. Returns one sentence per difference.
 */
export async function readResponse(
  request: Request,
  response: Response,
): Promise<ReadResponse & { faults: string[] }> {
  const text = await response.text();
  const { status, headers } = response;
  const contentType = headers.get('Content-Type')?.split(';')[0]?.trim() ?? null;
  let body: unknown = text === '' ? undefined : text;
  const received = { status, headers, contentType };
  try {
    if (body !== undefined && contentType?.endsWith('json')) body = parseExact(text);
  } catch {
    return { ...received, body, faults: ['the body is no JSON'] };
  }
  const { pathname } = new URL(request.url);
  const where = `${request.method} ${pathname} → ${status}`;
  // The validators don't support `bigint`; a double is enough to check for an integer.
  const plain: unknown = body !== undefined && contentType?.endsWith('json') ? JSON.parse(text) : body;
  const sentences = getFaults(request, { ...received, body: plain });
  return { ...received, body, faults: sentences.map((sentence) => `${where}: ${sentence}`) };
}

/** Lists what is wrong with a response, in one sentence each. */
function getFaults(request: Request, { status, headers, contentType, body }: ReadResponse): string[] {
  const url = new URL(request.url);
  const given = request.headers;
  const faults: string[] = [];
  const demand = (condition: boolean, sentence: string): void => {
    if (!condition) faults.push(sentence);
  };
  /** Checks a general response of the server, which has no body. */
  const bare = (expected: number): string[] => {
    demand(status === expected && body === undefined, `a bare ${expected} is expected`);
    return faults;
  };
  if (/^\/(health|openapi\.json)$/.test(`/${pathSegments(url.pathname).join('/').toLowerCase()}`)) return [];
  demand(status < 500, `a failure of the server: ${JSON.stringify(body)}`);
  demand(!given.has('Origin') || headers.get('Access-Control-Allow-Origin') === '*', 'no CORS header');
  const isPreflight = given.has('Origin') && given.has('Access-Control-Request-Method');
  if (request.method === 'OPTIONS' && isPreflight) return bare(204);
  if (url.pathname.length + url.search.length > 16_384) return bare(414);
  const there = operationsAt(url.pathname);
  if (there.length === 0) return bare(404);
  const [id, operation] = there.find(([, { method }]) => method === request.method) ?? [];
  if (!id || !operation) {
    const allowed = (headers.get('Allow') ?? '').split(', ').sort().join();
    demand(
      allowed === [...new Set(there.map(([, { method }]) => method))].sort().join(),
      `allows ${allowed}`,
    );
    return bare(405);
  }
  const isSimulated = given.has('Prefer');
  const mediaType = (given.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (operation.hasBody && mediaType !== 'application/json' && !isSimulated) return bare(415);
  const hasToken = /^bearer +\S/i.test(given.get('Authorization') ?? '');
  if (operation.protected && !hasToken && !isSimulated) demand(status === 401, 'no token');
  if (status === 401) demand(headers.get('WWW-Authenticate')?.startsWith('Bearer') === true, 'no challenge');

  const documented = operation.responses[String(status)];
  if (documented === undefined) return [...faults, 'the status is not documented'];
  const expectedType = documented?.contentType ?? null;
  demand(contentType === expectedType, `content type ${contentType}, not ${expectedType}`);
  if (documented === null) {
    demand(body === undefined, 'documented without a body');
    return faults;
  }
  const validate = schemaValidator(openApi, documented.schema);
  const isValid = validate(body);
  demand(isValid, `the body breaks the schema: ${formatErrors(validate.errors, '/')}`);
  demand(isSimulated || isListed(id, status, body), 'an error that the operation does not list');
  const reported = status >= 400 ? JSON.stringify(body) : '';
  demand(!/sqlite|postgres|node_modules|\bat \S+\.ts:/i.test(reported), 'tells of its insides');
  return faults;
}
