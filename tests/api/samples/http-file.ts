/** A value inside a response, by a path such as `$.accessToken` or `$[0].id`. */
function valueAt(response: unknown, path: string): string {
  let value = response;
  for (const [, property, index] of path.matchAll(/\.(\w+)|\[(\d+)\]/g))
    value = (value as Record<string, unknown>)[property ?? index ?? ''];
  if (typeof value !== 'string') throw new Error(`The answer has no text at ${path}.`);
  return value;
}

/**
 * Runs a `.http` file by the rules that Visual Studio and the REST Client of VS Code share: `@name = value` defines a
 * variable, `###` parts requests, `# @name` names one, and `{{name.response.body.$.member}}` is a part of its response.
 */
export async function runHttpFile(text: string): Promise<void> {
  const variables: Record<string, string> = {};
  const answers: Record<string, unknown> = {};
  const fill = (line: string) =>
    line.replace(/\{\{([^{}]+)\}\}/g, (whole, expression: string) => {
      const [, name, path] = /^(\w+)\.response\.body\.(\$.*)$/.exec(expression) ?? [];
      if (name !== undefined && path !== undefined) return valueAt(answers[name], path);
      // What is no variable is text.
      return variables[expression] ?? whole;
    });
  for (const part of text.split(/^###.*$/m)) {
    let name: string | undefined;
    const lines = part.split('\n');
    while (lines[0] !== undefined && /^(\s*$|@|#|\/\/)/.test(lines[0])) {
      const line = lines.shift() ?? '';
      const [, variable, value] = /^@(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
      if (variable !== undefined) variables[variable] = fill(value ?? '');
      name = /^(?:#|\/\/)\s*@name\s+(\w+)$/.exec(line)?.[1] ?? name;
    }
    const [method, url] = /^([A-Z]+) (\S+)$/.exec(lines.shift() ?? '')?.slice(1) ?? [];
    if (method === undefined || url === undefined) continue;
    const end = lines.indexOf('');
    const head = end < 0 ? lines : lines.slice(0, end);
    const headers = head.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), fill(line.slice(colon + 1).trim())] as [string, string];
    });
    const body =
      end < 0
        ? ''
        : fill(
            lines
              .slice(end + 1)
              .join('\n')
              .trim(),
          );
    const response = await fetch(fill(url), { method, headers, ...(body && { body }) });
    const received = await response.text();
    if (name !== undefined) answers[name] = JSON.parse(received);
  }
}
