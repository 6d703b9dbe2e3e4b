import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSiteServer } from '@/shared/build/server';
import { type Site, serve } from '../../support/site';

/** Responds to a request in place of a file; `serve` sends the file. */
export type ApiResponse = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

/** A served export that a test changes while readers use it. */
export interface ChangingSite extends Site {
  /** Responses by path, base path included, in place of files. */
  answers: Map<string, ApiResponse>;
  /** Paths with query of all requests so far. */
  requested: string[];
}

/**
 * Serves an export on a free port of the loopback interface.
 * @param lasting responses by path that stay when a test clears its own
 */
export async function startChangingSite(
  folder = 'out',
  basePath = '',
  lasting: Readonly<Record<string, ApiResponse>> = {},
): Promise<ChangingSite> {
  const files = createSiteServer({ folder, basePath });
  const answers = new Map<string, ApiResponse>();
  const requested: string[] = [];
  const site = await serve((request, response) => {
    const address = request.url ?? '/';
    requested.push(address);
    const path = address.split('?')[0] ?? '';
    const own = answers.get(path) ?? lasting[path];
    const sendFile = () => files.emit('request', request, response);
    if (own) own(request, response, sendFile);
    else sendFile();
  }, basePath);
  return { ...site, answers, requested };
}

/** Responds with a page. */
export const html =
  (text: string, status = 200): ApiResponse =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html' }).end(text);
