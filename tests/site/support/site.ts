import { createServer, type RequestListener, type Server } from 'node:http';
import { createSiteServer, listen } from '@/shared/build/server';

/** A served export, or another server of a test. */
export interface Site {
  /** Origin and base path without a trailing slash. */
  url: string;
  /** Closes the server and all connections. */
  close: () => Promise<void>;
}

async function started(server: Server, basePath = ''): Promise<Site> {
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

/** Starts a server on a free port of the loopback interface; the test that starts it closes it. */
export const serve = (answer: RequestListener): Promise<Site> => started(createServer(answer));

/** Serves an export in the same way, below a path prefix if given. */
export const startSite = (folder = 'out', basePath = ''): Promise<Site> =>
  started(createSiteServer(folder, basePath), basePath);
