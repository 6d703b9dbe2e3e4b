import 'client-only';
import type { Send } from '@/lib/shared/api/send';
import { corsRefusal, type Explanation, hiddenAnswer, unreachable } from './explain';

/** A GET that answers anybody and changes nothing: no form has this id. */
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

/**
 * Why a browser gave no answer of a server. The browser itself tells nothing, so other addresses are asked: one that
 * answers anybody tells whether only this answer was withheld, one without CORS whether anything is there at all.
 * @param page origin of this page
 * @param init the request that got no answer
 */
export async function explainNoAnswer(
  origin: string,
  page: string,
  network: Send,
  init: RequestInit | undefined,
): Promise<Explanation> {
  const asked: RequestInit = { credentials: 'omit', cache: 'no-store' };
  if (await resolves(network(origin + OPEN_PATH, asked)))
    return hiddenAnswer(origin, hasToken(init?.headers));
  if (await resolves(network(`${origin}/`, { ...asked, mode: 'no-cors' }))) return corsRefusal(origin, page);
  return unreachable(origin);
}
