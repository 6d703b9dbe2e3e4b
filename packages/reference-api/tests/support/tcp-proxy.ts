import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can be interrupted and restored. */
export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>;

export async function tcpProxy(host: string, port: number) {
  const sockets = new Set<Socket>();
  let server: Server;
  let ownPort = 0;

  async function listen(): Promise<void> {
    server = createServer((client) => {
      const upstream = connect(port, host);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
    await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
    ownPort = (server.address() as AddressInfo).port;
  }

  await listen();
  return {
    port: ownPort,
    /** Breaks all connections and rejects new ones. */
    async cut() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    /** Accepts connections again, at the same port. */
    fix: listen,
  };
}
