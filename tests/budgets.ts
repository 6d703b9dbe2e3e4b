const kB = 1024;

/**
 * Weight limits of the site, enforced by tests/export/budgets.test.ts. Bytes after brotli (quality 11) unless said.
 * Raise a number only together with the reason beside it.
 */
export const budgets = {
  /** Script that comes with a page, with the modules that it imports: all that the frame does, without a framework; 0.5 kB are the switch that wraps code and the arrow keys of the list of operations, 0.3 kB keep what is typed into the search before it is there. */
  script: 11_250,
  /** Script of a page with islands, when a reader comes to one: the framework (bare Next is about 118 kB) and the islands. Pages without islands have none. */
  laterScript: 124 * kB,
  /** The style sheet of all documentation. */
  textCss: 6.7 * kB,
  /** Style sheets of the landing page, the API reference and the console, whose bar and rows are there at the first paint. */
  css: 10.1 * kB,
  /** HTML of a page without islands, in any language: well within ten segments of a connection (14,600 bytes), the first that a server sends. */
  plainHtml: 12_250,
  /** HTML of a page with islands, its payload included: all but the German quick start, whose examples lie in the payload too, stay within those segments. */
  html: 15_850,
  /** All script of the API console with an operation open, the framework included: 332 kB are Swagger UI's own package, unchanged. */
  consoleScript: 475 * kB,
  /** What the sandbox adds to a page before it is used. */
  sandboxBeforeUse: 2 * kB,
  /** What the sandbox loads on first use: worker and database engine. */
  sandboxFirstUse: 350 * kB,
  /** Typefaces that a page preloads; WOFF2 files as they are. */
  fonts: 21.5 * kB,
} as const;
