/*
 * What `server-only` and `client-only` lead to outside Next, where nothing rejects them (scripts, tests): nothing.
 * Next needs no file behind the two names, as its assumption says.
 */

/** The assumption of this file. */
export const MARKS =
  'Next refuses `import "server-only"` in a module of the browser and `import "client-only"` in one of the server by the name alone.';
