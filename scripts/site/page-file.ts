import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';

/**
 * Returns the path of the file for an address: the page of a folder, or its Markdown where there is one and the program
 * prefers that.
 * @param path path of the address, still escaped
 */
export async function pageFile(request: IncomingMessage, folder: string, path: string): Promise<string> {
  const page = path.endsWith('/') ? `${path}index.html` : path;
  if (new Negotiator(request).mediaType(['text/html', 'text/markdown']) !== 'text/markdown') return page;
  const markdown = `${path.replace(/\/$/, '')}.md`;
  try {
    return (await stat(join(folder, decodeURIComponent(markdown)))).isFile() ? markdown : page;
  } catch {
    return page;
  }
}
