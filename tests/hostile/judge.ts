import { type Random, randomFrom } from '@/tests/support/random';
import { exchange, message, type Reply } from './exchange';
import { type HostileSite, SECRET } from './site';

/** What a kind of request works with. */
export interface Attack {
  port: number;
  site: HostileSite;
  random: Random;
  /** Sends bytes, or a request, and resolves with the response. */
  exchange(bytes: string | Buffer): Promise<Reply>;
  send(method: string, target: string, headers?: Record<string, string>): Promise<Reply>;
}

/** An attack on the server at a port. */
export const attackOn = (port: number, site: HostileSite, seed: number): Attack => ({
  port,
  site,
  random: randomFrom(seed),
  exchange: (bytes) => exchange(port, bytes),
  send: (method, target, headers) => exchange(port, message(method, target, headers)),
});

/** A status, or what happened in place of one, and what is wrong with the response; '' when nothing is. */
export type Outcome = [seen: string, complaint: string];

/** One kind of request. */
export type Kind = (attack: Attack) => Promise<Outcome>;

/** Judges a response: it ended, has one of the statuses, and contains nothing from outside. */
export function judge(reply: Reply, statuses: readonly number[], problem?: string | false): Outcome {
  const seen = reply.status === undefined ? 'closed' : String(reply.status);
  if (!reply.hasEnded) return [seen, 'the response did not end'];
  if (reply.raw.includes(SECRET)) return [seen, 'the response holds a file from outside'];
  const isExpected = statuses.includes(reply.status ?? 0);
  return [seen, isExpected ? problem || '' : `expected ${statuses.join(' or ')}`];
}
