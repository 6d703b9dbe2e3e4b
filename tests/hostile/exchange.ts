import { connect, type Socket } from 'node:net';

/** What came back on a connection. */
export interface Reply {
  /** Undefined when the connection was closed without a response. */
  status: number | undefined;
  /** Headers by name in lower case. */
  headers: Map<string, string>;
  body: Buffer;
  /** Everything received, for more than one response on a connection. */
  raw: Buffer;
  /** False when the server neither sent the rest nor closed the connection before the deadline. */
  hasEnded: boolean;
}

/** Milliseconds for one exchange on a busy machine. */
const DEADLINE = 30_000;

function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = lineEnd < 0 ? 0 : Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

function parse(raw: Buffer, hasEnded: boolean): Reply {
  const split = raw.indexOf('\r\n\r\n');
  const [first = '', ...lines] = raw.toString('latin1', 0, Math.max(split, 0)).split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = split < 0 ? Buffer.alloc(0) : raw.subarray(split + 4);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  return {
    status: status === undefined ? undefined : Number(status),
    headers,
    body: headers.get('transfer-encoding') === 'chunked' ? joinChunks(rest) : rest,
    raw,
    hasEnded,
  };
}

/** Sends bytes on a connection of their own and resolves with what comes until the server closes it. */
export function exchange(port: number, message: string | Buffer): Promise<Reply> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    let hasEnded = true;
    const deadline = setTimeout(() => {
      hasEnded = false;
      socket.destroy();
    }, DEADLINE);
    socket.on('data', (part) => parts.push(part));
    // A reset is an end like any other; 'close' follows it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve(parse(Buffer.concat(parts), hasEnded));
    });
  });
}

/** Sends bytes and stops reading as soon as the first ones come back; resolves with the connection, still open. */
export function hold(port: number, message: string, waitsForData: boolean): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(message);
      if (!waitsForData) resolve(socket);
    });
    socket.on('error', () => undefined);
    socket.once('data', () => socket.pause());
    socket.once('data', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

/** Returns the text of a request whose connection the server is to close. */
export function message(method: string, target: string, headers: Record<string, string> = {}): string {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
