import 'client-only';
import { errorMessage } from '@/shared/error-message';
import type { Send } from '@/shared/http/send';
import { type Explanation, NoResponseError } from './explain';

export type ProbeResult =
  | { kind: 'endatix' }
  | { kind: 'other'; status: number }
  | { kind: 'none'; explanation: Explanation };

/** No form has this id: the API rejects it without a token. */
const PROBE_PATH = '/api/forms/0/definition';

function isErrorResponseOfApi(text: string): boolean {
  try {
    const body = JSON.parse(text) as {
      errors?: { formId?: unknown };
      title?: unknown;
      status?: unknown;
    } | null;
    return Array.isArray(body?.errors?.formId) || (body?.status === 404 && typeof body.title === 'string');
  } catch {
    return false;
  }
}

/**
 * Finds out what runs at an address with one GET that changes nothing. Rejects only when the signal is
 * aborted.
 * @param patience longest wait, in milliseconds
 */
export async function probeServer(
  origin: string,
  send: Send,
  signal: AbortSignal,
  patience = 10_000,
): Promise<ProbeResult> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), patience);
  const leave = () => end.abort();
  signal.addEventListener('abort', leave);
  try {
    const response = await send(origin + PROBE_PATH, {
      signal: end.signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    const text = (await response.text()).slice(0, 10_000);
    return isErrorResponseOfApi(text) ? { kind: 'endatix' } : { kind: 'other', status: response.status };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoResponseError) return { kind: 'none', explanation: error.explanation };
    const cause = end.signal.aborted
      ? `${origin} accepted the request but didn't respond within ${patience / 1000} seconds.`
      : errorMessage(error);
    return {
      kind: 'none',
      explanation: { cause, fix: 'Check that the server runs and responds to other programs.' },
    };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
