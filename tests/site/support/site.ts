import { createServer, type RequestListener } from 'node:http';
import { createSiteServer, listen } from '@/scripts/site/server';

/** A served export, or another server of a test. */
export interface Site {
  /** Origin and base path without a trailing slash. */
  url: string;
  /** Ends all connections: from now on nothing responds. */
  close: () => Promise<void>;
}

/** Answers requests on a free port of the loopback interface; the test that starts it closes it. */
export async function serve(answer: RequestListener, basePath = ''): Promise<Site> {
  const server = createServer(answer);
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Serves an export. */
export function startSite(folder = 'out', basePath = ''): Promise<Site> {
  const site = createSiteServer({ folder, basePath });
  return serve((...exchange) => site.emit('request', ...exchange), basePath);
}
