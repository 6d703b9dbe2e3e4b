/**
 * Whether this is the nightly run (`npm run test:full`), which repeats random tests more often and on every
 * database.
 */
export const isFull = process.env.TEST_FULL === '1';

/** Returns how often a test repeats: in each run, or in the nightly one. */
export const times = (quick: number, full: number): number => (isFull ? full : quick);
