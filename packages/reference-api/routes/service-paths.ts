import { checkDatabase } from '../db/check';
import { within } from '../domain/errors';
import type { Database } from '../domain/ports';

/** Milliseconds in which the database must respond. */
const DEADLINE = 2_000;

/**
 * Creates the health check of a database: returns a clause that says why it is unavailable; undefined if it
 * works. Concurrent requests share one check.
 */
export function healthCheck(database: Database, deadline = DEADLINE): () => Promise<string | undefined> {
  let running: Promise<void> | undefined;

  return async () => {
    running ??= checkDatabase(database).finally(() => {
      running = undefined;
    });
    // Ignores a failure after the deadline.
    running.catch(() => {});
    try {
      await within(deadline, running, `the database does not respond within ${deadline / 1000} seconds`);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** Creates the handler for paths next to `/api`: health and contract. It returns undefined for other paths. */
export function serviceResponses(database: Database, openApiDocument: string | undefined) {
  const check = healthCheck(database);

  return async (request: Request, segments: readonly string[]): Promise<Response | undefined> => {
    const path = segments.join('/').toLowerCase();
    if (path !== 'health' && (path !== 'openapi.json' || openApiDocument === undefined)) return undefined;
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    const origin = request.headers.has('Origin') ? { 'Access-Control-Allow-Origin': '*' } : undefined;
    if (path === 'openapi.json') {
      const headers = { ...origin, 'Content-Type': 'application/json; charset=utf-8' };
      return new Response(openApiDocument, { headers });
    }
    const reason = await check();
    return new Response(reason === undefined ? 'Healthy' : `Unhealthy: ${reason}.`, {
      status: reason === undefined ? 200 : 503,
      headers: { ...origin, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  };
}
