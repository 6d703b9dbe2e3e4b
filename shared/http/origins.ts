/**
 * Base URL of sandbox requests, which samples show: the same API under Node (`npm run api`). The sandbox uses
 * only path and query, and never contacts this host. A server of the guides has the same address.
 */
export const REFERENCE_ORIGIN = 'http://localhost:5001';
