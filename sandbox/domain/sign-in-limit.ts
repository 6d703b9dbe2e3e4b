import type { Clock } from './clock';
import { TooManyAttempts } from './refusals';

/** How many attempts may fail one after the other, and how long it takes until one more is let through. */
export interface Allowance {
  attempts: number;
  secondsPerAttempt: number;
}

/** Attempts to sign in that are let through. */
export interface SignInLimits {
  perAccount: Allowance;
  /** More, as many people may share an address. */
  perAddress: Allowance;
}

export const DEFAULT_SIGN_IN_LIMITS: SignInLimits = {
  perAccount: { attempts: 10, secondsPerAttempt: 60 },
  perAddress: { attempts: 50, secondsPerAttempt: 10 },
};

/** How many accounts and addresses are remembered; beyond, the one that was quiet longest is forgotten. */
const REMEMBERED = 20_000;

/** Lets attempts to sign in through, or not. */
export interface SignInGate {
  /**
   * Runs the check of a password unless too many have failed, and gives its outcome. Only one that answers false
   * counts; while it runs, it counts in advance.
   * @param address of the client; undefined where it is not known
   * @throws TooManyAttempts, and what `check` throws
   */
  attempt(account: string, address: string | undefined, check: () => Promise<boolean>): Promise<boolean>;
}

/** A gate that lets everybody through. */
export const openGate: SignInGate = { attempt: (_account, _address, check) => check() };

interface Bucket {
  left: number;
  /** Moment of `Clock.elapsed` up to which `left` has been made up for time passed. */
  since: number;
}

/** A gate that counts the failed attempts of each account and each address. */
export function limitedGate(
  clock: Pick<Clock, 'elapsed'>,
  { perAccount, perAddress } = DEFAULT_SIGN_IN_LIMITS,
): SignInGate {
  const buckets = new Map<string, Bucket>();

  function bucketOf(key: string, { attempts, secondsPerAttempt }: Allowance): Bucket {
    const now = clock.elapsed();
    const bucket = buckets.get(key) ?? { left: attempts, since: now };
    const gained = Math.floor((now - bucket.since) / (secondsPerAttempt * 1000));
    bucket.since = bucket.left + gained >= attempts ? now : bucket.since + gained * secondsPerAttempt * 1000;
    bucket.left = Math.min(attempts, bucket.left + gained);
    // Put last again: the first is the one to be forgotten.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value ?? '');
    return bucket;
  }

  return {
    async attempt(account, address, check) {
      const all = [
        { bucket: bucketOf(`account ${account}`, perAccount), allowance: perAccount },
        ...(address === undefined
          ? []
          : [{ bucket: bucketOf(`address ${address}`, perAddress), allowance: perAddress }]),
      ];
      const waits = all.flatMap(({ bucket, allowance }) =>
        bucket.left > 0 ? [] : [bucket.since + allowance.secondsPerAttempt * 1000 - clock.elapsed()],
      );
      if (waits.length > 0) throw new TooManyAttempts(Math.max(1, Math.ceil(Math.max(...waits) / 1000)));
      for (const { bucket } of all) bucket.left -= 1;
      let hasFailed = false;
      try {
        hasFailed = !(await check());
        return !hasFailed;
      } finally {
        if (!hasFailed)
          for (const { bucket, allowance } of all)
            bucket.left = Math.min(allowance.attempts, bucket.left + 1);
      }
    },
  };
}
