import { wait } from '../domain/clock';

/** Longest delay that a request may ask for, in milliseconds. */
export const MAX_DELAY = 30_000;

/** What a request asks to have simulated with `Prefer` (RFC 7240), as other mock servers read it. */
interface Preferences {
  /** Status of the error to return; undefined to carry the request out. */
  code: number | undefined;
  /** Milliseconds to wait before anything else. */
  delay: number;
  /** Whether the connection is lost in place of a response. */
  isLost: boolean;
}

/** Reads the header `Prefer`. What it does not know is ignored. */
export function getPreferences(headers: Headers): Preferences {
  const parts = (headers.get('Prefer') ?? '').split(/[,;]/).map((part) => part.split('='));
  const values = new Map(parts.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]));
  const number = (name: string) => {
    const text = values.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  return {
    code: number('code'),
    delay: Math.min(number('delay') ?? 0, MAX_DELAY),
    isLost: values.get('connection')?.toLowerCase() === 'lost',
  };
}

/** The connection ended without a response, because the request asked for that. */
export class ConnectionLost extends TypeError {
  override readonly name = 'ConnectionLost';
  constructor() {
    super('The connection was lost, as `Prefer: connection=lost` asks for.');
  }
}

/**
 * Waits as long as a request asks for, and loses its connection where it asks for that.
 * @throws ConnectionLost, or the reason of the signal when it aborts
 */
export async function simulateNetwork({ headers, signal }: Request): Promise<void> {
  const { delay, isLost } = getPreferences(headers);
  if (delay > 0) await wait(delay, signal);
  if (isLost) throw new ConnectionLost();
}
