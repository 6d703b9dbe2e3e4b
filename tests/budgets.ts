const kB = 1024;

/**
 * Weight limits of the site, enforced by tests/export/budgets.test.ts. Bytes after brotli (quality 11) unless
 * noted. Raise a number only together with the reason next to it.
 */
export const budgets = {
  /**
   * Script of every page, one file, without framework. Includes 0.5 kB for wrapping code and arrow keys in the
   * list of operations, 0.3 kB for input that is typed before the search has loaded, 0.2 kB for offline
   * readers, 0.4 kB for preloading pages, closing dialogs on Back, and input methods.
   */
  script: 10_200,
  /** Everything that a reading page loads, without its diagrams: HTML, script, style sheet and font. */
  readingPage: 46_000,
  /** Elements of a reading page: the browser lays out each of them before the first paint. */
  elements: 2_200,
  /**
   * Script of a page with islands, once the reader comes near one: the framework (bare Next is about 118 kB)
   * and the islands, and up to 3.5 kB of payload, which was part of the HTML before. Pages without islands have
   * none.
   */
  laterScript: 126 * kB,
  /**
   * The style sheet of all documentation. Includes 0.05 kB for marks of changed lines of code, 0.05 kB for
   * wrapping code, 0.05 kB for screenshots in both color modes, 0.05 kB for marks of pages in another
   * language, 0.1 kB for keys of the search and the date below a title, 0.35 kB for tables as cards, icons of
   * callouts, the diagram dialog, forced colors and print, 0.05 kB for the page menu, 0.05 kB for examples on
   * a phone.
   */
  textCss: 7.5 * kB,
  /**
   * Style sheets of the landing page and the API reference. Includes 0.1 kB for keys of the search, 0.1 kB for
   * a panel that fits into each window, 0.25 kB as in `textCss`, and 0.05 kB for the menu of a reference page
   * and paths on a phone.
   */
  css: 10.7 * kB,
  /** Style sheets of the console: 19.2 kB are Swagger UI's, which its exported HTML needs for the first paint. */
  consoleCss: 31.5 * kB,
  /**
   * HTML of a page without islands, in any language: less than the first ten segments of a connection (14,600
   * bytes). Includes 0.3 kB for menus on phones and the link to the tree without script, 0.8 kB for 35 added
   * pages in the tree, marks of links that lead to English, 0.1 kB for names of files with hashes, of
   * which each new one moves a page by up to 70 bytes, and 0.3 kB for rows of the longest references.
   */
  plainHtml: 14_000,
  /** HTML of a page with islands: ten segments with the headers of the response. */
  html: 14_250,
  /**
   * All script of the API console with an open operation, framework included: 302 kB are Swagger UI with its
   * client, resolver, sanitizer and highlighter, all as they come, 8 kB the operations that only a server has,
   * 1 kB canceling requests and a filter by ID and title. None of it runs before the reader uses the page.
   */
  consoleScript: 474 * kB,
  /** What the sandbox adds to a page before it is used. */
  sandboxBeforeUse: 2 * kB,
  /** What the sandbox loads on first use: worker and database engine. */
  sandboxFirstUse: 350 * kB,
  /** Characters of the functions that run on a page before a sign of use. All of them are of the shell. */
  executed: 21_000,
  /**
   * Layouts that scripts demand before a sign of use: the first frame of the documentation tree and of the
   * table of contents, whose layout the frame would need anyway.
   */
  forcedLayouts: 2,
  /** Rules of the style sheets of a page; of the console, whose sheet is that of Swagger UI. */
  rules: 450,
  consoleRules: 2_200,
  /** Fonts that a page preloads: WOFF2 files, uncompressed. */
  fonts: 14_500,
  /**
   * The search index of a language, which loads with the first search. It was 160 kB before 50 more pages and 15
   * more operations, 232 kB before the types and use cases of the platform, 256 kB before the operations and
   * guides of the releases 0.5.0 to 0.7.3, 288 kB before Kubernetes, Azure, the Hub's script and the messages of
   * libraries, 296 kB before the facts about 0.7.3 on all pages were complete, 328 kB before the edges of its
   * rules, and 344 kB before the traps that readers of 0.7.3 met.
   */
  searchIndex: 352 * kB,
} as const;
