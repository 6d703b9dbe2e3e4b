import { watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { formatProblem, type Problem } from '@/features/content/problem';
import { errorMessage } from '@/shared/error-message';
import { slashed } from '@/shared/files/files';
import { contentProblems } from './content-problems';

/** Time in which several writes of an editor count as one change, in milliseconds. */
const DEBOUNCE = 100;

/** Time in which an edited page is compiled, before the check needs the process, in milliseconds. */
const AFTER_EDIT = 1500;

/** Responds with a compiled page: 404 if there is none, 500 with the reason if it fails. */
function sendPage(response: ServerResponse, root: string, page: string): void {
  const compiled = import('@/shared/build/compile-page').then(({ compilePage }) => compilePage(root, page));
  compiled.then(
    (code) => response.writeHead(code === undefined ? 404 : 200).end(code),
    (error: unknown) => response.writeHead(500).end(errorMessage(error)),
  );
}

/**
 * Checks the pages like the build, after the first page is open and after each change below `content/`; an
 * earlier check would slow down compiling that page. Prints problems when they change, and serves them and
 * compiled pages to the development server.
 * @returns address of server-sent events with problems and changed files; compiled pages are at `page/` below
 * it
 */
export async function watchContent(root: string): Promise<string> {
  const open = new Set<ServerResponse>();
  const changed = new Set<string>();
  let problems: readonly Problem[] | undefined;
  let printed = '';
  let next: NodeJS.Timeout | undefined;
  let change: NodeJS.Timeout | undefined;

  const send = (text: string, to: Iterable<ServerResponse> = open) => {
    for (const response of to) response.write(`${text}\n\n`);
  };
  async function check(): Promise<void> {
    problems = contentProblems(root);
    send(`data: ${JSON.stringify(problems)}`);
    const text = problems.map(formatProblem).join('\n');
    if (text !== printed) console.log(text || 'content: no problems');
    printed = text;
  }
  const checkSoon = (wait: number) => {
    clearTimeout(next);
    next = setTimeout(() => check().catch((error: unknown) => console.error(errorMessage(error))), wait);
  };

  const server = createServer((request, response) => {
    const [, page] = /^\/page\/([\w/-]*)$/.exec(request.url ?? '') ?? [];
    if (page !== undefined) return sendPage(response, root, page);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' });
    open.add(response);
    response.on('close', () => open.delete(response));
    if (problems) send(`data: ${JSON.stringify(problems)}`, [response]);
    else checkSoon(0);
  });
  const tell = () => {
    for (const file of changed) send(`event: change\ndata: ${file}`);
    changed.clear();
  };
  watch(join(root, 'content'), { recursive: true }, (_event, name) => {
    if (name?.endsWith('.mdx')) changed.add(slashed(join('content', name)));
    clearTimeout(change);
    change = setTimeout(tell, DEBOUNCE);
    checkSoon(AFTER_EDIT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
