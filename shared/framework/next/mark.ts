/* What `server-only` and `client-only` resolve to outside Next (scripts, tests): an empty module. Next checks
   the two names without a file. */
export {};
