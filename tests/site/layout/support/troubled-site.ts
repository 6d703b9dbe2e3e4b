import { createServer } from 'node:http';
import { createSiteServer, listen } from '@/scripts/site/server';
import type { Site } from '@/tests/site/support/site';

/** What happens to a request for a page: it is answered late, by an error, or not at all. */
export type Trouble = { until: Promise<void> } | { status: number } | 'broken off';

/** A served export with a page in trouble. */
export interface TroubledSite extends Site {
  /** Requests for pages, with the purpose that the browser gave for them. */
  readonly requested: { path: string; purpose: string }[];
}

/**
 * Serves `out` with trouble for some requests. The server makes it: interception in the browser sees no prefetching, and
 * a page whose next document is intercepted stands still.
 */
export async function startTroubledSite(
  trouble: (path: string, purpose: string) => Trouble | undefined,
): Promise<TroubledSite> {
  const inner = createSiteServer({ folder: 'out' });
  const requested: TroubledSite['requested'] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const purpose = String(request.headers['sec-purpose'] ?? '');
    if (path.endsWith('/')) requested.push({ path, purpose });
    const found = trouble(path, purpose);
    if (found === 'broken off') return void request.socket.destroy();
    if (found && 'status' in found) return void response.writeHead(found.status).end('No.');
    if (found) await found.until;
    inner.emit('request', request, response);
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
