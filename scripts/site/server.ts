import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { YAML_TYPE } from '@/lib/build/openapi/contract-files';

/** How the export is served. */
export interface SiteServerOptions {
  /** Folder of the export. */
  folder: string;
  /** Path prefix, such as `/docs-site`; '' for the root. */
  basePath?: string;
}

/** The path that an address means; undefined for what cannot be one: broken escapes, and a zero byte that no file name may hold. */
function decodePath(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}

/**
 * Serves the export as a plain file server does: folders answer with their index.html, an address without trailing
 * slash leads to the one with it, everything else is 404.html with status 404. Files that lie compressed beside the
 * originals go out so to browsers that take them.
 */
export function createSiteServer({ folder, basePath = '' }: SiteServerOptions): Server {
  const notFoundFile = join(folder, '404.html');
  const files = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: false,
    // Compressed files lie beside the originals when the build was asked for them; without this, a measured page is three times its weight.
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => path.endsWith('.yaml') && response.setHeader('Content-Type', YAML_TYPE),
  });
  return createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(existsSync(notFoundFile) ? readFileSync(notFoundFile) : 'Not found');
    };
    const [path = '/', query] = (request.url ?? '/').split('?');
    const name = decodePath(path);
    if (name === undefined) return notFound();
    if (basePath && path !== basePath && !path.startsWith(`${basePath}/`)) return notFound();
    const inner = path.slice(basePath.length) || '/';
    const isFolder =
      !inner.endsWith('/') && existsSync(join(folder, name.slice(basePath.length), 'index.html'));
    if (isFolder) {
      // More than one slash at the start would name another host.
      response.writeHead(301, { Location: `${path.replace(/^\/+/, '/')}/${query ? `?${query}` : ''}` });
      return response.end();
    }
    request.url = inner + (query ? `?${query}` : '');
    return files(request, response, notFound);
  });
}

/** Starts a server; resolves with its port. Rejects with a sentence when the port is taken. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop the other program or choose another port, for example PORT=${port + 1} npm start.`
          : `The server could not start on ${host}:${port}: ${error.message}`;
      reject(new Error(sentence));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
