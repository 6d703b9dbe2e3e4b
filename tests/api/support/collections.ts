import { createContext, runInContext } from 'node:vm';
import { bruToJsonV2, collectionBruToJson } from '@usebruno/lang';

/** A request of an `.http` file. */
export interface HttpRequest {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Statuses that a comment names as expected. */
  statuses: number[];
  script: string;
}

/** Reads an `.http` file: variables at its top, requests between lines with three number signs. */
export function readHttpFile(text: string): { variables: Record<string, string>; requests: HttpRequest[] } {
  const [head = '', ...parts] = text.split(/^### .*\n/m);
  const variables = Object.fromEntries(
    [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const requests = parts.map((part) => {
    const [request = '', script = ''] = part.split('\n> {%\n');
    const [top = '', ...rest] = request.trim().split('\n\n');
    const lines = top.split('\n').filter((line) => !line.startsWith('#'));
    const [method = '', url = ''] = (lines[0] ?? '').split(' ');
    const headers = Object.fromEntries(lines.slice(1).map((line) => line.split(': ')));
    const name = /# @name (\w+)/.exec(top)?.[1] ?? '';
    const body = rest.length > 0 ? rest.join('\n\n') : undefined;
    const statuses = /# Expected status: (.*)/.exec(top)?.[1]?.split(' or ').map(Number) ?? [];
    return { name, method, url, headers, body, statuses, script: script.replace('%}', '') };
  });
  return { variables, requests };
}

/** Text with the values of its variables. Throws for a variable without one. */
export const fill = (text: string, known: (name: string) => unknown): string =>
  text.replace(/\{\{([\w.$]+)\}\}/g, (whole, name: string) => {
    const value = known(name);
    if (value === undefined || value === '') throw new Error(`${whole} has no value.`);
    return String(value);
  });

/** A request of a collection for Bruno, as Bruno's own reader understands it. */
export interface BrunoRequest {
  operation: string;
  method: string;
  url: string;
  /** Parameters that Bruno shows next to the address. */
  query: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Statuses that its check allows. */
  statuses: number[];
  /** Saves what the response gives. */
  save(response: { status: number; body: unknown }, variables: Map<string, string>): void;
}

/** Reads the files of a collection for Bruno, in the order in which it runs them. */
export function readBruno(files: Readonly<Record<string, string>>): {
  variables: Map<string, string>;
  requests: BrunoRequest[];
} {
  const collection = collectionBruToJson(files['collection.bru'] ?? '');
  const variables = new Map(collection.vars?.req?.map(({ name, value }) => [name, value]));
  const seqOf = (path: string) => Number(collectionBruToJson(files[path] ?? '').meta?.seq);
  const folders = Object.keys(files)
    .filter((path) => path.endsWith('/folder.bru'))
    .sort((a, b) => seqOf(a) - seqOf(b));
  const requests = folders.flatMap((about) => {
    const folder = about.replace('folder.bru', '');
    return Object.keys(files)
      .filter((path) => path.startsWith(folder) && path !== about)
      .map((path) => ({
        operation: path.slice(folder.length).replace('.bru', ''),
        read: bruToJsonV2(files[path] ?? ''),
      }))
      .sort((a, b) => Number(a.read.meta.seq) - Number(b.read.meta.seq))
      .map(({ operation, read: { http, params = [], body, assertions = [], script } }) => {
        const token = http.auth === 'inherit' ? collection.auth?.bearer?.token : undefined;
        return {
          operation,
          method: http.method.toUpperCase(),
          url: http.url,
          query: params.map(({ name, value }) => `${name}=${value}`).join('&'),
          headers: {
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(http.body === 'json' && { 'Content-Type': 'application/json' }),
          },
          body: http.body === 'json' ? body?.json : undefined,
          statuses: (/^in (.*)$/.exec(assertions[0]?.value ?? '')?.[1] ?? '').split(', ').map(Number),
          save({ status, body: content }: { status: number; body: unknown }, known: Map<string, string>) {
            const bru = { setVar: (key: string, value: string) => known.set(key, value) };
            const res = { getStatus: () => status, getBody: () => content };
            runInContext(script?.res ?? '', createContext({ bru, res }));
          },
        };
      });
  });
  return { variables, requests };
}
