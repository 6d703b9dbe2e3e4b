const kB = 1024;

/**
 * Weight limits of the site, enforced by tests/export/budgets.test.ts. Bytes after brotli (quality 11) unless said.
 * Raise a number only together with the reason next to it.
 */
export const budgets = {
  /** Script that comes with a page, with the modules that it imports: all that the frame does, without a framework; 0.5 kB are the switch that wraps code and the arrow keys of the list of operations, 0.3 kB keep what is typed into the search before it is there, 0.2 kB keep the page of a reader who is offline, 0.4 kB preload and check the page behind a press, close what the Back button would show open, and leave the keys of input methods alone. */
  script: 11_400,
  /** Script of a page with islands, when a reader comes to one: the framework (bare Next is about 118 kB) and the islands. Pages without islands have none. */
  laterScript: 124 * kB,
  /** The style sheet of all documentation; 0.05 kB are the signs of added and removed lines of code, 0.05 kB its wrapping and the shade at its edge, 0.05 kB the screenshots in both color modes, 0.05 kB the marks of pages in another language, 0.1 kB the keys of the search and the date below a title, 0.35 kB tables as cards, the signs of callouts, the dialog of a diagram, and what forced colors and paper need, 0.05 kB the menu of a page at its title, 0.05 kB what keeps code, questions and tools of examples in line on a phone. */
  textCss: 7.5 * kB,
  /** Style sheets of the landing page, the API reference and the console, whose bar and rows are there at the first paint; 0.1 kB are the keys of the search, 0.1 kB a panel that fits into each window, 0.25 kB the same as above, 0.05 kB the menu at the title of a reference page, and paths in lines of their own on a phone. */
  css: 10.7 * kB,
  /** HTML of a page without islands, in any language: well within ten segments of a connection (14,600 bytes), the first that a server sends. 0.3 kB are the menus of phones and the link to the tree without script, 0.4 kB 25 further pages in the tree, and marks of links that lead to English. */
  plainHtml: 13_300,
  /** HTML of a page with islands, its payload included: all but the German quick start, whose examples are in the payload too, and the guide that embeds a form by five frameworks fit into those segments, a page of an operation even with gzip. 0.15 kB are the operations that examples name, and the choice of sign-in and setup in place of one that appears later, 1 kB the code for three further frameworks, 0.05 kB marks of links that lead to English. */
  html: 17_100,
  /** All script of the API console with an operation open, the framework included: 160 kB are Swagger UI's own package and what it needs, 9 kB the operations that only a server has. */
  consoleScript: 345 * kB,
  /** What the sandbox adds to a page before it is used. */
  sandboxBeforeUse: 2 * kB,
  /** What the sandbox loads on first use: worker and database engine. */
  sandboxFirstUse: 350 * kB,
  /** Typefaces that a page preloads; WOFF2 files as they are. */
  fonts: 14.4 * kB,
} as const;
