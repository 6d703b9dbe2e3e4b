import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSiteServer } from '@/shared/build/server';
import { type Site, serve } from '../../support/site';

/** Responds to a request in place of a file; `serve` sends the file. */
export type ApiResponse = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

/** A served export that a test changes while readers use it. */
export interface ChangingSite extends Site {
  /** Responses by path, in place of files. */
  answers: Map<string, ApiResponse>;
  /** Paths with query of all requests so far. */
  requested: string[];
}

/** Serves the export on a free port of the loopback interface. */
export async function startChangingSite(): Promise<ChangingSite> {
  const files = createSiteServer('out');
  const answers = new Map<string, ApiResponse>();
  const requested: string[] = [];
  const site = await serve((request, response) => {
    const address = request.url ?? '/';
    requested.push(address);
    const sendFile = () => void files.emit('request', request, response);
    const answer = answers.get(address.split('?')[0] ?? '') ?? sendFile;
    answer(request, response, sendFile);
  });
  return { ...site, answers, requested };
}

/** Responds with a page. */
export const html =
  (text: string, status = 200): ApiResponse =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html' }).end(text);
