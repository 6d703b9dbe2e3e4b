import { watch } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { errorMessage } from '@/lib/error-message';
import { slashed } from '@/lib/server/files';
import { formatProblem, type Problem } from '@/scripts/check/problem';
import { contentProblems } from './content-problems';

/** Milliseconds in which several writes of an editor count as one change. */
const PAUSE = 100;

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };

/** The search index of the sources as they are now, made when it is asked for and kept until the next change. */
function searchIndexes(root: string) {
  const made = new Map<string, Promise<string | undefined>>();
  return {
    read(language: string): Promise<string | undefined> {
      const index =
        made.get(language) ??
        import('./development-search').then(({ developmentSearch }) => developmentSearch(root, language));
      made.set(language, index);
      return index;
    },
    clear: () => made.clear(),
  };
}

/** Responds with a text that is made on request: 404 where there is none, and 500 with the reason of a failure. */
function respond(response: ServerResponse, type: string, text: Promise<string | undefined>): void {
  text.then(
    (made) => response.writeHead(made === undefined ? 404 : 200, { 'Content-Type': type }).end(made),
    (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(errorMessage(error)),
  );
}

/**
 * Serves problems and changed files as server-sent events, search indexes, and compiled pages.
 * @param onFirstPage called when a page listens before problems were sent
 */
function createContentServer(
  root: string,
  readIndex: (language: string) => Promise<string | undefined>,
  onFirstPage: () => void,
): {
  server: Server;
  send(problems: readonly Problem[]): void;
  sendChange(file: string): void;
} {
  const open = new Set<ServerResponse>();
  let last = '';
  const write = (response: ServerResponse) => response.write(`data: ${last}\n\n`);
  const server = createServer((request, response) => {
    const language = /^\/search\/(\w+)\.json/.exec(request.url ?? '')?.[1];
    if (language) return respond(response, 'application/json', readIndex(language));
    const page = /^\/page\/([\w/.-]*)$/.exec(request.url ?? '')?.[1];
    if (page !== undefined && !page.includes('..')) {
      const compiled = import('./compile-page').then(({ compilePage }) => compilePage(root, page));
      return respond(response, 'text/javascript', compiled);
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', ...ANY_ORIGIN });
    open.add(response);
    response.on('close', () => open.delete(response));
    if (last) write(response);
    else onFirstPage();
  });
  return {
    server,
    send(problems) {
      last = JSON.stringify(problems);
      for (const response of open) write(response);
    },
    sendChange(file) {
      for (const response of open) response.write(`event: change\ndata: ${file}\n\n`);
    },
  };
}

/**
 * Checks the pages as the build does, when the first page is open and after each change below `content/`: before, the
 * check would slow the compilation of that page. Prints problems when they change, and offers them, the search index and
 * compiled pages to the development server.
 * @returns address from which pages read the problems as server-sent events, and `search/<language>.json` below it
 */
export async function watchContent(root: string): Promise<string> {
  const indexes = searchIndexes(root);
  const changed = new Set<string>();
  let printed = '';
  let next: NodeJS.Timeout | undefined;
  const { server, send, sendChange } = createContentServer(root, indexes.read, () => checkSoon(0));
  async function check(): Promise<void> {
    try {
      const problems = await contentProblems(root);
      send(problems);
      const text = problems.map(formatProblem).join('\n');
      if (text !== printed) console.log(text || 'content: no problems');
      printed = text;
    } finally {
      // Last: the problems are on the page before it loads again, which takes longer than the check.
      for (const file of changed) sendChange(file);
      changed.clear();
    }
  }
  const checkSoon = (wait: number) => {
    clearTimeout(next);
    next = setTimeout(() => check().catch((error: unknown) => console.error(errorMessage(error))), wait);
  };
  watch(join(root, 'content'), { recursive: true }, (_event, name) => {
    indexes.clear();
    if (name?.endsWith('.mdx')) changed.add(slashed(join('content', name)));
    checkSoon(PAUSE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
