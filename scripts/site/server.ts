import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import mime from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { YAML_TYPE } from '@/lib/server/contract/contract-files';

/** How the export is served. */
export interface SiteServerOptions {
  /** Folder of the export. */
  folder: string;
  /** Path prefix, such as `/docs-site`; '' for the root. */
  basePath?: string;
}

/** A form in which a file can be sent: compressed ahead and stored next to the original, or the original. */
interface Variant {
  encoding: string;
  ending: string;
}

/** One request and what it is about. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  folder: string;
  /** Path below the export, still escaped. */
  path: string;
}

const COMPRESSED: readonly Variant[] = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];
const ORIGINAL: Variant = { encoding: '', ending: '' };

const METHODS = ['GET', 'HEAD'];

/** Milliseconds without traffic after which a connection is closed, so that idle clients use up no descriptors. */
const IDLE_LIMIT = 120_000;

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Sentences for the statuses that a reader can do something about. */
const SENTENCES: Record<number, string> = {
  405: 'The site only supports GET and HEAD.',
  412: 'The file has changed since you received it.',
  416: 'The file does not have this range.',
  503: 'Too many files are open. Try again in a moment.',
};

/** Removes what an attempt to send a file has set. */
function clearHead(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = 200;
}

/** Ends the response with a text. A response that has begun already is cut off. */
function end(response: ServerResponse, status: number, text: string | Buffer, headers: object): void {
  if (response.headersSent) return void response.destroy();
  clearHead(response);
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text), ...headers }).end(text);
}

function endWithSentence(response: ServerResponse, status: number, headers: object = {}): void {
  const sentence = SENTENCES[status] ?? 'The file could not be read.';
  end(response, status, `${sentence}\n`, { ...TEXT, ...headers });
}

async function sendNotFound({ response, folder }: Exchange): Promise<void> {
  const page = await readFile(join(folder, '404.html')).catch(() => undefined);
  end(response, 404, page ?? 'Not found\n', page ? HTML : TEXT);
}

/** Leads to the address with a slash when the folder has a page. */
async function redirectToFolder(exchange: Exchange, directory: string, address: URL): Promise<void> {
  const page = await stat(join(directory, 'index.html')).catch(() => undefined);
  if (!page) return sendNotFound(exchange);
  // More than one slash at the start would name another host.
  const path = address.pathname.replace(/^\/+/, '/');
  end(exchange.response, 301, '', { Location: `${path}/${address.search}` });
}

/** Makes a suffix range longer than the file mean all of it (RFC 9110, 14.1.2); `send` rejects it. */
function clampSuffix(request: IncomingMessage, size: number): void {
  const length = /^bytes=\s*-(\d+)\s*$/.exec(request.headers.range ?? '')?.[1];
  if (size > 0 && length !== undefined && Number(length) > size) request.headers.range = 'bytes=0-';
}

/** Returns the status for an error of `send`: what is outside the export, hidden or malformed does not exist for a reader. */
function statusOf({ status = 500, code = '' }: { status?: number; code?: string }): number {
  if (['EMFILE', 'ENFILE'].includes(code)) return 503;
  // A folder took the place of the file since it was looked up.
  return [400, 403].includes(status) || code === 'EISDIR' ? 404 : status;
}

/** Sends the first variant that exists. `send` reads, parses ranges and conditions, and closes every stream. */
function sendFile(
  exchange: Exchange,
  variants: readonly Variant[],
  onDirectory: (path: string) => void,
): void {
  const { request, response, folder, path } = exchange;
  const [variant, ...others] = variants;
  if (!variant) return void sendNotFound(exchange);
  const { encoding, ending } = variant;
  const sendNext = () => {
    clearHead(response);
    sendFile(exchange, others, onDirectory);
  };
  send(request, path + ending, { root: folder, dotfiles: 'ignore', index: false, cacheControl: false })
    .on('file', (_file: string, { size }: { size: number }) => clampSuffix(request, size))
    .on('headers', (_response: ServerResponse, file: string) => {
      const original = file.slice(0, file.length - ending.length);
      const type = original.endsWith('.yaml') ? YAML_TYPE : mime.contentType(original.replace(/.*[\\/]/, ''));
      response.setHeader('Content-Type', type || 'application/octet-stream');
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Vary', 'Accept, Accept-Encoding');
      if (encoding) response.setHeader('Content-Encoding', encoding);
    })
    .on('stream', (file: NodeJS.ReadableStream & { bytesRead: number }) =>
      // When a file shrinks while it is sent, the client would wait for the rest.
      file.once('end', () => {
        if (file.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
      }),
    )
    .on('directory', (_response: ServerResponse, directory: string) =>
      variant === ORIGINAL ? onDirectory(directory) : sendNext(),
    )
    .on('error', (error: { status?: number; code?: string }) => {
      const status = statusOf(error);
      if (status === 404 && !response.headersSent) return sendNext();
      const range = status === 416 ? response.getHeader('Content-Range') : undefined;
      endWithSentence(response, status, range === undefined ? {} : { 'Content-Range': range });
    })
    .pipe(response);
}

/**
 * Returns the path of the file for an address: the page of a folder, or its Markdown where there is one and the program
 * prefers that.
 * @param path path of the address, still escaped
 */
async function pageFile(request: IncomingMessage, folder: string, path: string): Promise<string> {
  const page = path.endsWith('/') ? `${path}index.html` : path;
  if (new Negotiator(request).mediaType(['text/html', 'text/markdown']) !== 'text/markdown') return page;
  const markdown = `${path.replace(/\/$/, '')}.md`;
  try {
    return (await stat(join(folder, decodeURIComponent(markdown)))).isFile() ? markdown : page;
  } catch {
    return page;
  }
}

/** Returns the address that a request names; undefined for what cannot be one. */
function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Serves the export as a plain file server does: folders answer with their index.html, an address without trailing
 * slash leads to the one with it, everything else is 404.html with status 404. Files that lie compressed next to the
 * originals go out so to browsers that take them, and the Markdown of a page to programs that prefer it. No request ends
 * the server.
 */
export function createSiteServer({ folder, basePath = '' }: SiteServerOptions): Server {
  const server = createServer((request, response) => {
    response.on('error', () => response.destroy());
    const address = addressOf(request);
    const pathname = address?.pathname ?? '';
    const path = pathname.slice(basePath.length);
    const exchange = { request, response, folder, path };
    if (!METHODS.includes(request.method ?? ''))
      return endWithSentence(response, 405, { Allow: METHODS.join(', ') });
    const isInside = pathname.startsWith(`${basePath}/`) || (basePath && pathname === basePath);
    if (!address || !isInside) return void sendNotFound(exchange);
    const accepted = new Negotiator(request).encodings(COMPRESSED.map(({ encoding }) => encoding));
    const variants = [...COMPRESSED.filter(({ encoding }) => accepted.includes(encoding)), ORIGINAL];
    const onDirectory = (directory: string) =>
      path.endsWith('/') ? void sendNotFound(exchange) : void redirectToFolder(exchange, directory, address);
    void pageFile(request, folder, path).then((file) =>
      sendFile({ ...exchange, path: file }, variants, onDirectory),
    );
  });
  server.timeout = IDLE_LIMIT;
  // With no descriptor left, a connection cannot be accepted; the next one may be.
  server.on('error', (error) => {
    if (server.listening) console.error(`A connection was not accepted: ${error.message}`);
  });
  return server;
}

/** Starts a server; resolves with its port. Rejects with a sentence when the port is taken. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop the other program or choose another port, for example PORT=${port + 1} npm start.`
          : `The server could not start on ${host}:${port}: ${error.message}`;
      reject(new Error(sentence));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
