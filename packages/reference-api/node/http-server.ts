import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Client } from '../http/contract';

/** Accepts longer request lines than the API, so that the API can return the error. */
const MAX_HEADER_BYTES = 65_536;
/** Milliseconds until the headers of a connection or request are complete. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds without traffic during a response. */
const SILENCE_TIMEOUT = 120_000;
/** Interval in which timeouts are checked, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/** The API as the server calls it. */
type Handler = (request: Request, client: Client) => Promise<Response>;

export type HttpServer = Awaited<ReturnType<typeof listen>>;

/**
 * Listens for requests.
 * @throws with the code EADDRINUSE, EACCES, EADDRNOTAVAIL or ENOTFOUND if the address isn't available
 */
export async function listen(handler: Handler, { host, port }: { host: string; port: number }) {
  const responding = new Set<ServerResponse>();
  let isStopping = false;

  const response = getRequestListener((request, connection) => {
    const { socket } = connection.incoming as IncomingMessage;
    return handler(request, { drop: () => void socket.destroy() });
  });
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT,
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
    /**
     * Accepts no new connections, closes idle ones, and others after their responses.
     * @param deadline milliseconds after which all connections are closed
     */
    async stop(deadline: number): Promise<void> {
      isStopping = true;
      // With this header, the client doesn't send another request on the connection.
      for (const outgoing of responding) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
      const end = setTimeout(() => server.closeAllConnections(), deadline);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(end);
    },
  };
}

/** Proxies can disagree on the meaning of two Host headers. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}
