import 'client-only';
import type { Send } from '@/lib/api/send';
import {
  corsErrorResponse,
  corsHeader,
  corsMethod,
  type Explanation,
  hiddenResponse,
  unreachable,
} from './explain';

/** A GET that is open to anyone and changes nothing: no form has this id. */
const OPEN_PATH = '/api/forms/0/definition';

async function resolves(sending: Promise<Response>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch {
    return false;
  }
}

/** Whether a request carried a token. */
function hasToken(headers: HeadersInit | undefined): boolean {
  return new Headers(headers).has('Authorization');
}

/** A path that takes any method from anyone: unknown tokens and methods are errors that every page may read. */
const ANY_METHOD_PATH = '/api/forms/0/submissions/by-token/0';

/** Headers that a browser asks the server about before it sends them. */
const REQUESTED_HEADERS = ['Authorization', 'Content-Type'];
/** Methods that a browser asks the server about. */
const REQUESTED_METHODS = ['PUT', 'PATCH', 'DELETE'];

/** Finds the header or the method of a request that a server doesn't allow pages to send; undefined for none. */
async function forbiddenPart(
  origin: string,
  page: string,
  network: Send,
  { method = 'GET', headers }: RequestInit,
): Promise<Explanation | undefined> {
  const asked: RequestInit = { credentials: 'omit', cache: 'no-store' };
  const sent = new Headers(headers);
  for (const name of REQUESTED_HEADERS) {
    const value = sent.get(name);
    if (value === null) continue;
    const answers = await resolves(network(origin + OPEN_PATH, { ...asked, headers: { [name]: value } }));
    if (!answers) return corsHeader(origin, page, name);
  }
  const isAsked = REQUESTED_METHODS.includes(method.toUpperCase());
  if (isAsked && !(await resolves(network(origin + ANY_METHOD_PATH, { ...asked, method }))))
    return corsMethod(origin, page, method.toUpperCase());
  return undefined;
}

/**
 * Finds out why a browser gave no response of a server. The browser itself says nothing, so other addresses are asked: one
 * that is open to anyone shows whether origin, headers and method are allowed, one without CORS whether anything is there.
 * @param page origin of this page
 * @param init the request that got no response
 */
export async function explainNoResponse(
  origin: string,
  page: string,
  network: Send,
  init: RequestInit | undefined,
): Promise<Explanation> {
  const asked: RequestInit = { credentials: 'omit', cache: 'no-store' };
  if (await resolves(network(origin + OPEN_PATH, asked)))
    return (
      (await forbiddenPart(origin, page, network, init ?? {})) ??
      hiddenResponse(origin, hasToken(init?.headers))
    );
  if (await resolves(network(`${origin}/`, { ...asked, mode: 'no-cors' })))
    return corsErrorResponse(origin, page);
  return unreachable(origin);
}
