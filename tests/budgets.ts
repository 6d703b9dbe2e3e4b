/**
 * Weight limits of the site, enforced by tests/e2e/budgets.test.ts. Bytes after brotli (quality 11) unless said.
 * Raise a number only together with the reason beside it.
 */
export const budgets = {
  /** Script that a documentation page loads by itself (bare Next is about 118 kB). */
  docsScript: 128_000,
  /** Style sheets of a documentation page. */
  css: 12_000,
  /** HTML of a documentation page, payload included. */
  html: 14_000,
  /** Script of the API console once loaded. */
  consoleScript: 430_000,
  /** What the sandbox adds to a page before it is used. */
  sandboxBeforeUse: 2_000,
  /** What the sandbox loads on first use: worker and database engine. */
  sandboxFirstUse: 350_000,
  /** Fonts of a page; WOFF2 files as they are. */
  fonts: 52_000,
} as const;
