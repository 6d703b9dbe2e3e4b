import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSiteServer, listen } from '@/scripts/site/server';

/** Responds to a request in place of a file, which `serve` sends all the same. */
export type ApiResponse = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

/** A served export that a test changes while readers use it. */
export interface ChangingSite {
  /** Origin and base path without a trailing slash. */
  url: string;
  /** Answers by path, base path included, in place of the file there. */
  answers: Map<string, ApiResponse>;
  /** Paths with query of all requests so far. */
  requested: string[];
  /** Ends all connections: from now on nothing responds. */
  close: () => Promise<void>;
}

/**
 * Serves an export on a free port of the loopback interface.
 * @param lasting answers by path that stay when a test clears its own
 */
export async function startChangingSite(
  folder = 'out',
  basePath = '',
  lasting: Readonly<Record<string, ApiResponse>> = {},
): Promise<ChangingSite> {
  const files = createSiteServer({ folder, basePath });
  const answers = new Map<string, ApiResponse>();
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    requested.push(address);
    const path = address.split('?')[0] ?? '';
    const own = answers.get(path) ?? lasting[path];
    const serve = () => files.emit('request', request, response);
    if (own) own(request, response, serve);
    else serve();
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    answers,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers with JSON. */
export const json =
  (value: unknown) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(value));
  };
