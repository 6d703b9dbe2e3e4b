import type { Server } from 'node:http';
import { createSiteServer, listen } from '@/scripts/site/server';

/** A served export. */
export interface Site {
  /** Origin and base path without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves an export on a free port of the loopback interface; the test that starts it closes it. */
export async function startSite(folder = 'out', basePath = ''): Promise<Site> {
  const server: Server = createSiteServer({ folder, basePath });
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
