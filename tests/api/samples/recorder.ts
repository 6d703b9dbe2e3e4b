import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a sample sent, and its response. */
export interface Recorded {
  /** Name of the sample. */
  sample: string;
  method: string;
  /** Path and query as they came, below the base address of the sample. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  status: number;
}

/** Stands before a server and writes down what each sample sends. */
export interface Recorder {
  /** Base address for a sample. */
  addressOf(sample: string): string;
  of(sample: string): Recorded[];
  close(): Promise<void>;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a recorder in front of the server at `url`. */
export async function startRecorder(url: string): Promise<Recorder> {
  const recorded: Recorded[] = [];
  const { hostname, port } = new URL(url);
  const server = createServer(async (incoming, outgoing) => {
    const [, sample = '', path = ''] = /^\/sample\/([^/]+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const body = await textOf(incoming);
    const { method = '', headers } = incoming;
    const { host: _host, connection: _connection, upgrade: _upgrade, ...kept } = headers;
    const onward = send({ hostname, port, method, path, headers: kept }, (response) => {
      const { statusCode = 0, headers: given } = response;
      recorded.push({ sample, method, path, headers, body, status: statusCode });
      outgoing.writeHead(statusCode, given);
      response.pipe(outgoing);
    });
    onward.on('error', (error) => outgoing.destroy(error));
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addressOf: (sample) => `${origin}/sample/${sample}`,
    of: (sample) => recorded.filter((one) => one.sample === sample),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
