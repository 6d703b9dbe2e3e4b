import type { Problem } from '@/features/content/problem';
import { type Fence, fenceProblem } from '@/features/content-checks/fences/collect';
import { fillText, placeholdersIn } from '@/features/try/samples/placeholders';

/** A server without a network. */
type Fetch = (request: Request) => Promise<Response>;

interface HttpRequest {
  method: string;
  target: string;
  headers: Headers;
  body: string;
  /** Status in a comment `# Expected: 400` (`# answers 400` in published versions). Undefined means any 2xx. */
  status: number | undefined;
  /** Line of the request line, from 1 within the fence. */
  line: number;
}

const methods = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/**
 * Sends the requests of an `http` fence, separated by `###`, and compares the status.
 * @param variables values for `{{name}}`
 */
export async function checkHttp(
  fence: Fence,
  fetch: Fetch,
  variables: Record<string, string>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const part of getParts(fence.code)) {
    const request = readRequest(part.text, part.line);
    if (typeof request === 'string') {
      problems.push(
        fenceProblem(fence, part.line, request, 'begin with "GET /api/..." or add "illustration"'),
      );
      continue;
    }
    const problem = await send(fence, request, fetch, variables);
    if (problem) problems.push(problem);
  }
  return problems;
}

async function send(fence: Fence, request: HttpRequest, fetch: Fetch, variables: Record<string, string>) {
  const text = [request.target, request.body, ...request.headers.values()].join('\n');
  const missing = placeholdersIn(text).find((name) => !Object.hasOwn(variables, name));
  if (missing) {
    const fix = `use one of ${Object.keys(variables).join(', ')}, or an <ApiExample>`;
    return fenceProblem(fence, request.line, `nothing fills {{${missing}}}`, fix);
  }
  const fill = (part: string) => fillText(part, variables);
  const headers = new Headers(
    [...request.headers].map(([name, value]): [string, string] => [name, fill(value)]),
  );
  const url = new URL(fill(request.target), 'http://localhost');
  const body = request.body ? { body: fill(request.body) } : {};
  const response = await fetch(new Request(url, { method: request.method, headers, ...body }));
  const expected = request.status === undefined ? response.ok : response.status === request.status;
  if (expected) return undefined;
  const promised = request.status ?? 'a status from 200 to 299';
  const received = (await response.text()).slice(0, 120);
  const fix = 'correct the request, or add a line "# Expected: <status>" before it';
  return fenceProblem(
    fence,
    request.line,
    `${request.method} ${url.pathname} returns ${response.status} ${received}, not ${promised}`,
    fix,
  );
}

function getParts(code: string): { text: string; line: number }[] {
  let line = 1;
  return code.split(/^###.*$/m).map((text) => {
    const part = { text, line };
    line += text.split('\n').length - 1;
    return part;
  });
}

function readRequest(text: string, firstLine: number): HttpRequest | string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  const status = /^# (?:Expected:|answers) (\d{3})$/m.exec(
    lines.slice(0, Math.max(0, start)).join('\n'),
  )?.[1];
  const [method = '', target = ''] = (lines[start] ?? '').split(' ');
  if (!methods.has(method) || !/^(\/|https?:\/\/)/.test(target))
    return `"${lines[start] ?? ''}" is no request line`;
  const headers = new Headers();
  let at = start + 1;
  for (; at < lines.length && lines[at]?.trim(); at += 1) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(lines[at] ?? '') ?? [];
    if (!name) return `"${lines[at]}" is no header`;
    headers.append(name, value ?? '');
  }
  const body = lines.slice(at).join('\n').trim();
  return {
    method,
    target,
    headers,
    body,
    status: status ? Number(status) : undefined,
    line: firstLine + start,
  };
}
