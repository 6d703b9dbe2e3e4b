import { watch } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { checkContent } from '@/checks/check';
import { readPages } from '@/checks/pages';
import { formatProblem, type Problem } from '@/checks/problem';
import { checkProse } from '@/checks/prose/lint';
import { errorMessage } from '@/lib/shared/error-message';

/** Milliseconds in which several writes of an editor count as one change. */
const PAUSE = 100;

async function problemsOf(root: string): Promise<Problem[]> {
  const current = readPages(root).pages.filter(({ version }) => !version.path);
  return [...(await checkContent(root)), ...current.flatMap(checkProse)];
}

/** Sends the present problems to the pages that listen, as server-sent events. */
function listeners(): { server: Server; send(problems: readonly Problem[]): void } {
  const open = new Set<ServerResponse>();
  let last = '[]';
  const write = (response: ServerResponse) => response.write(`data: ${last}\n\n`);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' });
    open.add(response);
    response.on('close', () => open.delete(response));
    write(response);
  });
  return {
    server,
    send(problems) {
      last = JSON.stringify(problems);
      for (const response of open) write(response);
    },
  };
}

/**
 * Checks the pages as the build does, now and after each change below `content/`. Prints problems when they change, and
 * offers them to the pages of the development server.
 * @returns address from which pages read the problems as server-sent events
 */
export async function watchContent(root: string): Promise<string> {
  const { server, send } = listeners();
  let printed = '';
  let next: NodeJS.Timeout | undefined;
  async function check(): Promise<void> {
    const problems = await problemsOf(root);
    send(problems);
    const text = problems.map(formatProblem).join('\n');
    if (text !== printed) console.log(text || 'content: no problems');
    printed = text;
  }
  const checkSoon = (wait: number) => {
    clearTimeout(next);
    next = setTimeout(() => check().catch((error: unknown) => console.error(errorMessage(error))), wait);
  };
  watch(join(root, 'content'), { recursive: true }, () => checkSoon(PAUSE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  checkSoon(0);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
