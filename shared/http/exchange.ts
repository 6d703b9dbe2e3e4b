import { type ReceivedBody, readBody } from './read-body';
import type { Send } from './send';

export interface HttpRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface HttpResponse {
  /** The request, as it was sent first. */
  sent: HttpRequest;
  /** Address after redirects; undefined without one. */
  redirectedTo?: string;
  status: number;
  headers: [name: string, value: string][];
  /** Whether a browser has left out headers that the server doesn't expose to other origins. */
  hidesHeaders: boolean;
  /** Media type from the server; empty for none. */
  type: string;
  body: ReceivedBody;
  /** From sending to the last byte. */
  milliseconds: number;
}

/**
 * Sends a request and reads the whole response, for console, Run and form demo. Rejects with the error of
 * `send`, or with the reason of an aborted signal.
 */
export async function exchange(send: Send, sent: HttpRequest, signal?: AbortSignal): Promise<HttpResponse> {
  const startedAt = performance.now();
  const { url, method, headers, body } = sent;
  const response = await send(url, { method, headers: { ...headers }, body, signal });
  const received = await readBody(response, signal);
  return {
    sent,
    ...(response.redirected && { redirectedTo: response.url }),
    status: response.status,
    headers: [...response.headers],
    hidesHeaders: response.type === 'cors',
    type: response.headers.get('content-type') ?? '',
    body: received,
    milliseconds: Math.max(1, Math.round(performance.now() - startedAt)),
  };
}
