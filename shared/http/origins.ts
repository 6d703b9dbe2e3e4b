/**
 * Base URL of sandbox requests, which samples show: the same API under Node (`npm run api`). The sandbox uses
 * only path and query, and never contacts this host.
 */
export const REFERENCE_ORIGIN = 'http://localhost:5001';

/** Base URL in samples of operations that the sandbox lacks: an Endatix server, at the address of every setup. */
export const SERVER_ORIGIN = REFERENCE_ORIGIN;
