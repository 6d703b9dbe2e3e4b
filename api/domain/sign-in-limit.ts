import type { Clock } from './clock';
import { RequestError } from './errors';

/** How many attempts may fail one after the other, and the milliseconds until one more is let through. */
const LIMITS = {
  account: { attempts: 10, interval: 60_000 },
  // More, as many people may share an address.
  address: { attempts: 50, interval: 10_000 },
};

/** How many accounts and addresses are remembered; beyond, the one that was quiet longest is forgotten. */
const REMEMBERED = 20_000;

/**
 * Lets an attempt to sign in through, or not: runs the check of a password unless too many have failed, and gives its
 * outcome. Only one that returns false counts; while it runs, it counts in advance.
 * @param address of the client; undefined where it is not known
 * @throws RequestError with 429, and what `check` throws
 */
export type SignInGate = (
  account: string,
  address: string | undefined,
  check: () => Promise<boolean>,
) => Promise<boolean>;

/** A gate that lets everyone through. */
export const openGate: SignInGate = (_account, _address, check) => check();

/** A gate that counts the failed attempts of each account and each address. */
export function limitedGate(clock: Pick<Clock, 'elapsed'>): SignInGate {
  // The moment from which all attempts of a key are free again: each failed one moves it on by an interval.
  const freeFrom = new Map<string, number>();

  return async (account, address, check) => {
    const now = clock.elapsed();
    const keys = (
      [
        ['account', account],
        ['address', address],
      ] as const
    ).flatMap(([kind, value]) => (value === undefined ? [] : [{ key: `${kind} ${value}`, ...LIMITS[kind] }]));
    const waits = keys.map(
      ({ key, attempts, interval }) => (freeFrom.get(key) ?? 0) - now - (attempts - 1) * interval,
    );
    const wait = Math.max(...waits);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      const sentence = `There were too many failed attempts to sign in. Try again in ${seconds} s.`;
      throw new RequestError(429, sentence, seconds);
    }
    const move = (key: string, by: number) => {
      const from = Math.max(freeFrom.get(key) ?? 0, now) + by;
      // Put last again: the first is the one to be forgotten.
      freeFrom.delete(key);
      freeFrom.set(key, from);
      if (freeFrom.size > REMEMBERED) freeFrom.delete(freeFrom.keys().next().value ?? '');
    };
    for (const { key, interval } of keys) move(key, interval);
    let hasFailed = false;
    try {
      hasFailed = !(await check());
      return !hasFailed;
    } finally {
      if (!hasFailed) for (const { key, interval } of keys) move(key, -interval);
    }
  };
}
