const kB = 1024;

/**
 * Weight limits of the site, enforced by tests/e2e/budgets.test.ts. Bytes after brotli (quality 11) unless said.
 * Raise a number only together with the reason beside it.
 */
export const budgets = {
  /** Script that comes with a page: the plain listeners of the shell, for which nobody waits. */
  script: 8.65 * kB,
  /** Script that comes when the reader does something: the framework (bare Next is about 118 kB) and the parts of the page. */
  laterScript: 128 * kB,
  /** Style sheets of a documentation page. */
  css: 12 * kB,
  /** HTML of a documentation page in any language, payload included: with its headers it fits the first ten segments of a connection, 14,600 bytes. */
  html: 14_500,
  /** Script of the API console once loaded. */
  consoleScript: 430 * kB,
  /** What the sandbox adds to a page before it is used. */
  sandboxBeforeUse: 2 * kB,
  /** What the sandbox loads on first use: worker and database engine. */
  sandboxFirstUse: 350 * kB,
  /** Typefaces that a page preloads; WOFF2 files as they are. */
  fonts: 22.2 * kB,
} as const;
