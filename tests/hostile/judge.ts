import { exchange, message, type Reply } from './exchange';
import { type HostileSite, SECRET } from './site';

/** What a kind of request works with. */
export interface Attack {
  port: number;
  site: HostileSite;
  /** Returns a number from 0 to below 1; a seed repeats them. */
  random: () => number;
}

/** A status, or what happened in place of one, and what is wrong with the response; '' when nothing is. */
export type Outcome = [seen: string, complaint: string];

/** One kind of request. */
export type Kind = (attack: Attack) => Promise<Outcome>;

/** Returns one of the values by chance. */
export function pick<Value>({ random }: Attack, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

/** Returns an integer from 0 to below a limit by chance. */
export const below = ({ random }: Attack, limit: number): number => Math.floor(random() * limit);

/** Judges a response: it ended, has one of the statuses, and contains nothing from outside. */
export function judge(reply: Reply, statuses: readonly number[], problem?: string | false): Outcome {
  const seen = reply.status === undefined ? 'closed' : String(reply.status);
  if (!reply.hasEnded) return [seen, 'the response did not end'];
  if (reply.raw.includes(SECRET)) return [seen, 'the response holds a file from outside'];
  const isExpected = statuses.includes(reply.status ?? 0);
  return [seen, isExpected ? problem || '' : `expected ${statuses.join(' or ')}`];
}

/** Sends a request and resolves with the response. */
export const send = ({ port }: Attack, method: string, target: string, headers?: Record<string, string>) =>
  exchange(port, message(method, target, headers));
