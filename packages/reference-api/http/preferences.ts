import { wait } from '../domain/clock';

/** Maximum delay that a request can ask for, in milliseconds. */
const MAX_DELAY = 30_000;

/**
 * Reads what a request asks to simulate with `Prefer` (RFC 7240), in the syntax of other mock servers. Ignores
 * unknown preferences.
 */
export function readPreferences(headers: Headers) {
  const parts = (headers.get('Prefer') ?? '').split(/[,;]/).map((part) => part.split('='));
  // Of a repeated preference, the first counts. Quotes around a value are no part of it.
  const values = new Map(
    parts
      .map(
        ([name = '', value = '']) =>
          [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')] as const,
      )
      .reverse(),
  );
  const number = (name: string) => {
    const text = values.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  return {
    /** Status of the error to return; undefined to carry the request out. */
    code: number('code'),
    /** Milliseconds to wait before anything else. */
    delay: Math.min(number('delay') ?? 0, MAX_DELAY),
    /** Whether the connection is dropped instead of a response. */
    isLost: values.get('connection')?.toLowerCase() === 'lost',
  };
}

/** The connection ended without a response, as the request asked for. */
export class ConnectionLost extends TypeError {
  override readonly name = 'ConnectionLost';
  constructor() {
    super('The connection was lost, as `Prefer: connection=lost` asks for.');
  }
}

/**
 * Waits as long as a request asks for, and drops its connection if it asks for that.
 * @throws ConnectionLost, or the reason of an aborted signal
 */
export async function simulateNetwork(request: Request): Promise<void> {
  const { delay, isLost } = readPreferences(request.headers);
  // Under Node, the first access to the signal converts the request, which costs as much as its response.
  if (delay > 0) await wait(delay, request.signal);
  if (isLost) throw new ConnectionLost();
}
