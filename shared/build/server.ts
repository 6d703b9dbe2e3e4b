import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { YAML_TYPE } from '@/shared/contract/contract-files';
import { filesBelow } from '@/shared/files/files';

/** Types that sirv doesn't know, or sends without a charset. */
const TYPES: Record<string, string> = {
  '.yaml': YAML_TYPE,
  '.http': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const MARKDOWN = '(?:^|,)\\s*text/markdown\\s*';

/** A program asks for Markdown first of all, or at all, in regular expressions that nginx and Caddy read, too. */
export const accepts = {
  markdownFirst: `${MARKDOWN}(?:;\\s*(?:q=1(?:\\.0*)?|[a-pr-z][^;,]*)\\s*)*(?:,|$)`,
  markdownAtAll: `${MARKDOWN}(?:;[^,]*)?;\\s*q=0?\\.\\d*[1-9]`,
};

/** Returns whether a client wants Markdown more than HTML. The servers in `deploy/` decide in the same order. */
export function prefersMarkdown(accept = ''): boolean {
  const matches = (pattern: string) => new RegExp(pattern, 'i').test(accept);
  return matches(accepts.markdownFirst) || (!matches('text/html') && matches(accepts.markdownAtAll));
}

/**
 * Creates a server for the export, like a plain file server: an address without trailing slash redirects to
 * its folder, a missing file is 404.html with status 404. Clients that accept Markdown get the Markdown of a
 * page.
 * @param folder the export, which must be complete: its files are listed once
 * @param basePath path prefix, such as `/docs-site`; '' for the root
 */
export function createSiteServer(folder: string, basePath = ''): Server {
  const known = new Set(filesBelow(folder).map((file) => `/${file}`));
  const missing = join(folder, '404.html');
  const notFound = existsSync(missing) ? readFileSync(missing) : 'Not found';
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const type = TYPES[extname(path)];
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const sendNotFound = () =>
      void response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    // More than one leading slash would redirect to another host.
    const [address = '', query] = (request.url ?? '').replace(/^[/\\]+/, '/').split(/\?(.*)/s);
    const path = address.slice(basePath.length);
    if (!address.startsWith(basePath) || (path !== '' && !path.startsWith('/'))) return sendNotFound();
    const markdown = `${path.replace(/\/$/, '')}.md`;
    const isMarkdown = prefersMarkdown(request.headers.accept) && known.has(markdown);
    if (!isMarkdown && !path.endsWith('/') && known.has(`${path}/index.html`))
      return void response
        .writeHead(301, { Location: `${address}/${query === undefined ? '' : `?${query}`}` })
        .end();
    request.url = isMarkdown ? markdown : path;
    // sirv fails on ranges that end before they begin. The site needs no ranges.
    delete request.headers.range;
    serve(request, response, sendNotFound);
  });
}

/** Starts a server. Resolves with its port, rejects with instructions if the port is taken. */
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
