import type { ServerResponse } from 'node:http';
import { type Site, serve } from '../support/site';

/** A misbehaving server of a reader; the path base selects how. */
export interface OddServer extends Site {
  /** Sends the delayed response of `/slow`. */
  release: () => void;
  /** Closes the connections of `/broken` during the response. */
  breakOff: () => void;
  /** Number of requests to `/slow` that the browser aborted. */
  abandoned: () => number;
}

const json = { 'content-type': 'application/json' };

/** Starts the server on a free port; pages of any origin can call it. */
export async function startOddServer(): Promise<OddServer> {
  const waiting = new Set<ServerResponse>();
  const begun = new Set<ServerResponse>();
  let abandoned = 0;
  const behaviors: Record<string, (response: ServerResponse) => void> = {
    slow: (response) => {
      waiting.add(response);
      response.on('close', () => {
        if (waiting.delete(response)) abandoned += 1;
      });
    },
    broken: (response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('[{"id":"1430000000000000001"');
      begun.add(response);
    },
    html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    deep: (response) => response.writeHead(200, json).end('['.repeat(50_000) + ']'.repeat(50_000)),
    binary: (response) =>
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-disposition': 'attachment; filename=photo.png',
        })
        .end(Buffer.from([137, 80, 78, 71])),
    fine: (response) => response.writeHead(200, json).end('[]'),
  };
  const site = await serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const [, kind = ''] = (request.url ?? '').split('/');
    if (request.url?.endsWith('/api/forms/0/definition') && kind !== 'html')
      return void response.writeHead(400, json).end('{"statusCode":400,"errors":{"formId":["no"]}}');
    (behaviors[kind] ?? ((other) => other.writeHead(404).end()))(response);
  });
  return {
    ...site,
    release() {
      const held = [...waiting];
      waiting.clear();
      for (const response of held) response.writeHead(200, json).end('[]');
    },
    breakOff() {
      for (const response of begun) response.destroy();
      begun.clear();
    },
    abandoned: () => abandoned,
  };
}
