const kB = 1024;

/**
 * Weight limits of the site, enforced by tests/export/budgets.test.ts. Bytes after brotli (quality 11) unless said.
 * Raise a number only together with the reason beside it.
 */
export const budgets = {
<<<<<<< HEAD
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
=======
  /** Script that comes with a page, with the modules that it imports: all that the frame does, without a framework. */
  script: 10 * kB,
  /** Script of a page with islands, when a reader comes to one: the framework (bare Next is about 118 kB) and the islands. Pages without islands have none. */
  laterScript: 122.5 * kB,
  /** The style sheet of all documentation. */
  textCss: 6.7 * kB,
  /** Style sheets of the landing page, the API reference and the console. */
  css: 8.65 * kB,
  /** HTML of a page without islands, in any language: well within ten segments of a connection (14,600 bytes), the first that a server sends. */
  plainHtml: 12_250,
  /** HTML of a page with islands, its payload included: all but the German quick start, whose examples lie in the payload too, stay within those segments. */
  html: 15_350,
  /** All script of the API console with an operation open, the framework included. */
  consoleScript: 245 * kB,
>>>>>>> html
  /** What the sandbox adds to a page before it is used. */
  sandboxBeforeUse: 2 * kB,
  /** What the sandbox loads on first use: worker and database engine. */
  sandboxFirstUse: 350 * kB,
  /** Typefaces that a page preloads; WOFF2 files as they are. */
  fonts: 21.5 * kB,
} as const;
