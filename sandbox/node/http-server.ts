import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Client } from '../http/client';
import { type BodyReader, bodyReader } from './body-reader';
import { clientAddress } from './client-address';

/** Room for request lines longer than the API takes, so that it can answer them itself. */
const MAX_HEADER_BYTES = 65_536;
/** Milliseconds from the beginning of a connection or request until its headers are complete. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds until a whole request, with its body, is there. */
const REQUEST_TIMEOUT = 300_000;
/** Milliseconds in which nothing is sent or received while an answer is under way. */
const SILENCE_TIMEOUT = 120_000;
/** How often the limits of time are looked at, in milliseconds. */
const CHECK_INTERVAL = 1_000;
/** How long idle connections may bring another request after the server was told to stop, in milliseconds. */
const LAST_REQUESTS = 500;

/** The API as the server calls it. */
export type Handler = (request: Request, client: Client) => Promise<Response>;

/** A server that is listening. */
export interface HttpServer {
  port: number;
  /**
   * Takes no new connections, answers what is under way and what idle connections still send, and closes them.
   * @param deadline milliseconds after which all connections are closed, whatever they wait for
   */
  stop(deadline: number): Promise<void>;
}

/**
 * Listens for requests.
 * @throws with the code EADDRINUSE, EACCES, EADDRNOTAVAIL or ENOTFOUND when the address cannot be listened on
 */
export async function listen(
  handler: Handler,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  const bodies = bodyReader();
  const answering = new Set<ServerResponse>();
  let isStopping = false;

  const answer = getRequestListener((request, { incoming, outgoing }) =>
    handler(request, clientOf(incoming as IncomingMessage, outgoing as ServerResponse, bodies)),
  );
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: CHECK_INTERVAL,
    },
    (incoming, outgoing) => {
      answering.add(outgoing);
      outgoing.once('close', () => answering.delete(outgoing));
      if (isStopping) outgoing.setHeader('Connection', 'close');
      if (hasTwoHosts(incoming))
        outgoing.writeHead(400, { Connection: 'close', 'Content-Length': '0' }).end();
      else void answer(incoming, outgoing);
    },
  );
  server.setTimeout(SILENCE_TIMEOUT);
  await listening(server, host, port);
  const sweep = setInterval(bodies.sweep, CHECK_INTERVAL).unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop(deadline) {
      isStopping = true;
      // An answer that says so ends its connection; the client then sends nothing that would be lost.
      for (const outgoing of answering) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
      await closed(server, deadline);
      clearInterval(sweep);
    },
  };
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Two hosts may mean two different things to the programs that a request passes. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

function clientOf(incoming: IncomingMessage, outgoing: ServerResponse, bodies: BodyReader): Client {
  const address = clientAddress(incoming.socket.remoteAddress);
  return {
    ...(address === undefined ? {} : { address }),
    connection: incoming.socket,
    drop: () => void incoming.socket.destroy(),
    readBody: () => bodies.read(incoming, outgoing),
  };
}

function closed(server: Server, deadline: number): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const begin = setTimeout(() => {
      server.closeIdleConnections();
      sweep = setInterval(() => server.closeIdleConnections(), 50);
    }, LAST_REQUESTS);
    const end = setTimeout(() => server.closeAllConnections(), deadline);
    // The method of HTTP servers closes idle connections at once, also under a request that is on its way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(begin);
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
