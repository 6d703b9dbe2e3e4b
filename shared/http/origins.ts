/**
 * Where requests of the sandbox are addressed, and what samples show meanwhile: the same API under Node
 * (`npm run api`). The sandbox itself looks at path and query only; this host is never contacted by it.
 */
export const REFERENCE_ORIGIN = 'http://localhost:5001';

/** Where samples send what the sandbox and the reference API lack: an Endatix server, at the address of every setup. */
export const SERVER_ORIGIN = REFERENCE_ORIGIN;
