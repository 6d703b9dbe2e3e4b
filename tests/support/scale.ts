/**
 * Whether this is the nightly run (`npm run test:full`), which repeats random tests more often and on every
 * database.
 */
export const isFull = process.env.TEST_FULL === '1';

/** Returns how often a test repeats: in each run, or in the nightly one. */
export const times = (quick: number, full: number): number => (isFull ? full : quick);

/**
 * Returns the number of hostile requests, unless `HOSTILE_REQUESTS` sets it, and the seed, which
 * `HOSTILE_SEED` sets.
 */
export const hostileRun = (quick: number, full: number) => ({
  requests: Number(process.env.HOSTILE_REQUESTS ?? times(quick, full)),
  seed: Number(process.env.HOSTILE_SEED ?? 31),
});
