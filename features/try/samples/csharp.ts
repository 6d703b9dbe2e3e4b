import {
  escapeText,
  locate,
  type Part,
  type ProgramRequest,
  type ProgramStep,
  replaced,
  sections,
  UNSAFE,
  written,
} from './parts';
import type { Program } from './program';

const literal = (text: string) => `"${escapeText(text, '"')}"`;

/** Raw string literals keep JSON readable. Unusual control characters need escapes. */
function bodyLiteral(text: string): string {
  if (!/[\n"]/.test(text) || text.replaceAll('\n', '').search(UNSAFE) >= 0) return literal(text);
  const longest = Math.max(0, ...(text.match(/"+/g) ?? []).map((run) => run.length));
  const fence = '"'.repeat(Math.max(3, longest + 1));
  if (text.includes('\n')) return `${fence}\n${text}\n${fence}`;
  return /^"|"$/.test(text) ? literal(text) : fence + text + fence;
}

function value(parts: readonly Part[]): string {
  if (parts.length === 1) return written(parts, literal, (name) => name);
  const escaped = (text: string) => escapeText(text, '"').replace(/[{}]/g, '$&$&');
  return `$"${written(parts, escaped, (name) => `{${name}}`)}"`;
}

const bodyValue = (parts: readonly Part[]) =>
  replaced(parts, bodyLiteral, (placeholder, name) => `.Replace("${placeholder}", ${name})`);

function call(
  { method, url, authorization, body }: ProgramRequest,
  request: string,
  response: string,
): string[] {
  const verb = `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  const lines = [`using var ${request} = new HttpRequestMessage(${verb}, ${value(url)});`];
  if (authorization)
    lines.push(`${request}.Headers.TryAddWithoutValidation("Authorization", ${value(authorization)});`);
  if (body) {
    // Without a media type, it is sent as text/plain.
    const type = 'MediaTypeHeaderValue.Parse("application/json")';
    lines.push(`${request}.Content = new StringContent(${bodyValue(body)}, ${type});`);
  }
  return [...lines, `using var ${response} = await client.SendAsync(${request});`];
}

const getProperty = (name: string) => `.GetProperty(${literal(name)})`;

const step = ({ title, name, request, save }: ProgramStep): string[] => [
  `// ${title}`,
  ...call(request, `${name}Request`, `${name}Response`),
  `${name}Response.EnsureSuccessStatusCode();`,
  `using var ${name} = JsonDocument.Parse(await ${name}Response.Content.ReadAsStringAsync());`,
  ...save.map(
    ([variable, path]) => `var ${variable} = ${name}.RootElement${locate(path, getProperty)}.GetString();`,
  ),
];

/** Renders top-level statements with HttpClient. */
export function csharpSample({ variables, steps, request }: Program): string {
  const hasBody = request.body !== undefined || steps.some((one) => one.request.body !== undefined);
  return sections(
    [
      ...(hasBody ? ['using System.Net.Http.Headers;'] : []),
      ...(steps.length > 0 ? ['using System.Text.Json;'] : []),
    ],
    [
      ...variables.map(([name, text]) => `var ${name} = ${literal(text)};`),
      'using var client = new HttpClient();',
    ],
    ...steps.map(step),
    call(request, 'request', 'response'),
    [
      'Console.WriteLine((int)response.StatusCode);',
      'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    ],
  );
}
