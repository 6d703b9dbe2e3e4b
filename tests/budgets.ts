const kB = 1024;

/**
 * Weight limits of the site, enforced by tests/e2e/budgets.test.ts. Bytes after brotli (quality 11) unless said.
 * Raise a number only together with the reason beside it.
 */
export const budgets = {
  /** Script that comes with a page: the plain listeners of the shell, for which nobody waits, 0.3 kB for the policy of Trusted Types, which has to be there before anything else, and 1.4 kB that bring the entries of the tree, which no page holds whole. */
  script: 10.5 * kB,
  /** Script that comes when the reader does something: the framework (bare Next is about 118 kB) and the parts of the page, of which the request to be edited on operation pages is the largest; 0.3 kB let V8 compile it all beside the download, which halves the time for which a page does not answer. */
  laterScript: 131.4 * kB,
  /** The style sheet of all pages: one of 8.5 kB paints a page a sixth sooner than four of 6.9, and no other page asks for more. */
  css: 8.6 * kB,
  /** HTML of a page in any language, payload included. All but the German quick start stay within ten segments of a connection (14,600 bytes), the first that a server sends; its examples lie in the payload, too. */
  html: 15_300,
  /** All script of the API console with an operation open, the framework included: 332 kB are Swagger UI's own package, unchanged. */
  consoleScript: 475 * kB,
  /** What the sandbox adds to a page before it is used. */
  sandboxBeforeUse: 2 * kB,
  /** What the sandbox loads on first use: worker and database engine. */
  sandboxFirstUse: 350 * kB,
  /** Typefaces that a page preloads; WOFF2 files as they are. */
  fonts: 22.2 * kB,
} as const;
