/**
 * Details of a browser test that `npm test` leaves to `npm run test:full`: further cases of what another test shows
 * each time, or work that takes many seconds.
 */
export const nightly = { tag: '@nightly' };

/** The same for all cases of a table but those that stand for the others. */
export const nightlyUnless = (isSample: boolean) => (isSample ? {} : nightly);
