/** Sends a request, over the network or not. */
export type Send = (
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
) => Promise<{ status: number; body: unknown }>;

/** Sends a request over the network. */
export const fetchSend: Send = async (method, url, headers, body) => {
  const response = await fetch(url, { method, headers, body: body ?? null });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
};

/** Sets the variables that name a part of a response: `name.response.body.$[0].id`. */
function saveParts(variables: Map<string, unknown>, path: string, value: unknown): void {
  variables.set(path, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    saveParts(variables, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, part);
}

/** Each file is sent at a later time than those before. */
let timestamp = 1761264000;

/** A request with its headers and body. */
const REQUEST = /^([A-Z]+) (\S+)$((?:\n[\w-]+: .*)*)(?:\n\n([\s\S]*))?/m;

/**
 * Sends the requests of an `.http` file by the rules that Visual Studio and the REST Client of VS Code share:
 * `@name = value` defines a variable, `###` separates requests, `# @name` names one. Returns their names, and
 * those with unexpected responses.
 */
export async function runHttpFile(file: string, send: Send) {
  const variables = new Map<string, unknown>(
    [...file.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value]) => [name, value]),
  );
  variables.set('$timestamp', ++timestamp);
  const fill = (text: string): string =>
    text.replace(/\{\{([\w.$[\]]+)\}\}/g, (whole, name: string) => {
      const value = variables.get(name);
      if (value === undefined || value === '') throw new Error(`${whole} has no value.`);
      return String(value);
    });
  const names: string[] = [];
  const failed: string[] = [];
  for (const part of file.split(/^###.*$/m)) {
    const [, method, url = '', head = '', body = ''] = REQUEST.exec(part) ?? [];
    if (!method) continue;
    const name = /# @name (\w+)/.exec(part)?.[1] ?? '';
    const headers = [...fill(head).matchAll(/^([\w-]+): (.*)$/gm)].map(([, key, value]) => [key, value]);
    const content = fill(body.trim()) || undefined;
    const response = await send(method, fill(url), Object.fromEntries(headers), content);
    const expected = /# Expected status: (.*)/.exec(part)?.[1]?.split(' or ').map(Number);
    if (!expected?.includes(response.status))
      failed.push(`${name}: ${response.status} ${JSON.stringify(response.body)}`);
    saveParts(variables, `${name}.response.body.$`, response.body);
    names.push(name);
  }
  return { names, failed };
}
