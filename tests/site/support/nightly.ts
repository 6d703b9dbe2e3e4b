/**
 * Details of a browser test that only `npm run test:full` runs: further cases of what another test covers
 * each time, or work that takes many seconds.
 */
export const nightly = { tag: '@nightly' };

/** Returns the same for all cases of a table but a sample. */
export const nightlyUnless = (isSample: boolean) => (isSample ? {} : nightly);
