import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6, Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Client } from '../http/contract';

/** Accepts longer request lines than the API allows, so that the API can return the error. */
const MAX_HEADER_BYTES = 65_536;
/** Milliseconds from the beginning of a connection or request until its headers are complete. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds until a whole request, with its body, is there. */
const REQUEST_TIMEOUT = 300_000;
/** Milliseconds in which nothing is sent or received while a response is under way. */
const SILENCE_TIMEOUT = 120_000;
/** How often the limits of time are looked at, in milliseconds. */
const CHECK_INTERVAL = 1_000;
/** Milliseconds in which idle connections can send another request after the server was asked to stop. */
const LAST_REQUESTS = 500;

/** The API as the server calls it. */
type Handler = (request: Request, client: Client) => Promise<Response>;

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
  const responding = new Set<ServerResponse>();
  let isStopping = false;

  const response = getRequestListener((request, connection) => {
    const { socket } = connection.incoming as IncomingMessage;
    const address = clientAddress(socket.remoteAddress);
    return handler(request, {
      ...(address === undefined ? {} : { address }),
      connection: socket,
      drop: () => void socket.destroy(),
    });
  });
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: CHECK_INTERVAL,
    },
    (incoming, outgoing) => {
      responding.add(outgoing);
      outgoing.once('close', () => responding.delete(outgoing));
      if (isStopping) outgoing.setHeader('Connection', 'close');
      if (hasTwoHosts(incoming))
        outgoing.writeHead(400, { Connection: 'close', 'Content-Length': '0' }).end();
      else void response(incoming, outgoing);
    },
  );
  server.setTimeout(SILENCE_TIMEOUT);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop(deadline) {
      isStopping = true;
      // A response that says so ends its connection; the client then sends nothing that would be lost.
      for (const outgoing of responding) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
      await closed(server, deadline);
    },
  };
}

/** Two hosts may mean two different things to the programs that a request passes. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

/**
 * The address that a client is known by: of IPv6 the network of 64 bits, since anyone who has one address there has them
 * all; an IPv4 address in IPv6 form stands for itself.
 */
function clientAddress(address: string | undefined): string | undefined {
  if (address === undefined || !isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const start = before.split(':').filter(Boolean);
  const end = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
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
