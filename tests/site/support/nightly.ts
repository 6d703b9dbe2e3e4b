/**
 * Details of a browser test that `npm test` leaves to `npm run test:full`: further cases of what another test shows
 * each time, or work that takes many seconds.
 */
export const nightly = { tag: '@nightly' };
