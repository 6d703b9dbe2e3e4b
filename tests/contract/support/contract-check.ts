import { type Operation, operations } from '@/generated/operations';
import { responseValidators, type Validator } from '@/generated/validators.mjs';
import { documentedOperation } from './documented-operation';
import { parseExactJson } from './exact-json';

/** Answers of the server as such, which belong to no operation: they have no body. */
const serverStatuses = new Set([404, 405, 414]);

/** An answer with its body read. */
export interface ReadAnswer {
  status: number;
  headers: Headers;
  /** Media type without parameters, null without one. */
  contentType: string | null;
  /** Integers beyond 2^53 are `bigint`; undefined without a body. */
  body: unknown;
}

/**
 * Reads an answer and compares it with the contract: documented status, documented content type, body of the
 * documented schema. Returns one sentence per difference.
 */
export async function readAnswer(
  request: Request,
  response: Response,
): Promise<ReadAnswer & { faults: string[] }> {
  const text = await response.text();
  const contentType = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? null;
  const isJson = contentType?.endsWith('json') ?? false;
  const body = text === '' ? undefined : isJson ? parseExactJson(text) : text;
  const answer = { status: response.status, headers: response.headers, contentType, body };
  return { ...answer, faults: contractFaults(request, answer) };
}

function contractFaults(request: Request, { status, contentType, body, headers }: ReadAnswer): string[] {
  const { pathname } = new URL(request.url);
  if (!pathname.toLowerCase().startsWith('/api')) return [];
  const what = `${request.method} ${pathname} → ${status}`;
  const match = documentedOperation(request.method, pathname);
  if (!match || 'allow' in match || status === 414) {
    if (request.method === 'OPTIONS' && status === 204) return [];
    // The length of an address is judged before its path and method.
    const lacksMethod = match && 'allow' in match && status !== 414;
    const allowed = lacksMethod ? status === 405 && methodsOf(headers) === match.allow.join() : true;
    return serverStatuses.has(status) && allowed && body === undefined
      ? []
      : [`${what}: not an answer of the server`];
  }
  const { id } = match;
  const documented: Record<string, Validator<unknown> | null> = responseValidators[id];
  const validate = documented[String(status)];
  if (validate === undefined) return [`${what}: the status is not documented`];
  const faults: string[] = [];
  if (status === 401 && !headers.get('WWW-Authenticate')?.startsWith('Bearer'))
    faults.push(`${what}: no challenge`);
  if (validate === null) {
    if (body !== undefined || contentType !== null) faults.push(`${what}: documented without a body`);
    return faults;
  }
  const { responses }: Operation = operations[id];
  const expectedType = responses[String(status)]?.contentType;
  if (contentType !== expectedType) faults.push(`${what}: content type ${contentType}, not ${expectedType}`);
  if (!validate(toPlainNumbers(body))) {
    faults.push(`${what}: the body breaks the schema: ${JSON.stringify(validate.errors)}`);
  }
  return faults;
}

/** The methods of the header `Allow` in alphabetical order. */
const methodsOf = (headers: Headers) => (headers.get('Allow') ?? '').split(', ').sort().join();

/** The validators know no `bigint`; a double shows just as well that an integer is meant. */
function toPlainNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toPlainNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toPlainNumbers(member)]));
}
