import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** A TCP proxy that can be interrupted and restored. */
export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>;

export async function tcpProxy(host: string, port: number) {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    // Ends both directions when one ends or fails.
    pipeline(client, connect(port, host), client, () => clients.delete(client));
  });
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');

  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    /** Breaks all connections and rejects new ones. */
    async cut() {
      const closed = once(server.close(), 'close');
      for (const client of clients) client.destroy();
      await closed;
    },
    /** Accepts connections again, at the same port. */
    fix: () => listen(own),
  };
}
