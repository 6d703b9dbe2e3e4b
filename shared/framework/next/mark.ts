/* What `server-only` and `client-only` resolve to outside Next (scripts, tests): an empty module. Next
   needs no file for the two names, as the assumption says. */

export const MARKS =
  'Next refuses `import "server-only"` in a module of the browser and `import "client-only"` in one of the server by the name alone.';
