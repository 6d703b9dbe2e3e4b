interface Received {
  status: number;
  body: unknown;
}

/** Sends a request, over the network or not. */
export type Send = (
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
) => Promise<Received>;

/** A request of a file, in which `{{name}}` stands for a value. */
interface FileRequest {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Expected statuses; undefined if nothing checks them. */
  statuses?: number[] | undefined;
}

export interface RequestFile {
  requests: FileRequest[];
  variables: Map<string, unknown>;
}

/** Sends a request over the network. */
export const fetchSend: Send = async (method, url, headers, body) => {
  const response = await fetch(url, { method, headers, body: body ?? null });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
};

/** Sends the requests in sequence. Returns their names, and those with unexpected responses. */
export async function runFile({ requests, variables }: RequestFile, send: Send) {
  const fill = (text: string): string =>
    text.replace(/\{\{([\w.$[\]]+)\}\}/g, (whole, name: string) => {
      const value = variables.get(name);
      if (value === undefined || value === '') throw new Error(`${whole} has no value.`);
      return String(value);
    });
  const failed: string[] = [];
  for (const { name, method, url, headers, body, statuses } of requests) {
    const filled = Object.entries(headers).map(([key, value]) => [key, fill(value)]);
    const response = await send(method, fill(url), Object.fromEntries(filled), body && fill(body));
    if (statuses && !statuses.includes(response.status))
      failed.push(`${name}: ${response.status} ${JSON.stringify(response.body)}`);
    saveParts(variables, `${name}.response.body.$`, response.body);
  }
  return { names: requests.map(({ name }) => name), failed };
}

/** Sets the variables that name a part of a response: `name.response.body.$[0].id`. */
function saveParts(variables: Map<string, unknown>, path: string, value: unknown): void {
  variables.set(path, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    saveParts(variables, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, part);
}

/**
 * Reads an `.http` file by the rules that Visual Studio and the REST Client of VS Code share: `@name = value`
 * defines a variable, `###` separates requests, `# @name` names one.
 */
export function readHttpFile(text: string): RequestFile {
  const variables = new Map<string, unknown>(
    [...text.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value]) => [name, value]),
  );
  const requests = text.split(/^###.*$/m).flatMap((part): FileRequest[] => {
    const parts = /^([A-Z]+) (\S+)$((?:\n[\w-]+: .*)*)(?:\n\n([\s\S]*))?/m.exec(part);
    if (!parts) return [];
    const [, method = '', url = '', headers = '', body = ''] = parts;
    const name = /# @name (\w+)/.exec(part)?.[1] ?? '';
    return [
      {
        ...{ name, method, url },
        headers: Object.fromEntries(
          headers
            .trim()
            .split('\n')
            .filter(Boolean)
            .map((line) => line.split(': ')),
        ),
        body: body.trim() || undefined,
        statuses: /# Expected status: (.*)/.exec(part)?.[1]?.split(' or ').map(Number),
      },
    ];
  });
  return { variables, requests };
}
