import { jsonExpression } from './json-expression';
import {
  escapeText,
  getParts,
  getVariables,
  locate,
  type Part,
  type ProgramBody,
  type ProgramRequest,
  type ProgramStep,
  sections,
  snakeCase,
  written,
} from './parts';
import type { Program } from './program';

const literal = (text: string) => `"${escapeText(text, '"')}"`;

function value(parts: readonly Part[]): string {
  if (parts.length === 1) return written(parts, literal, snakeCase);
  const escaped = (text: string) => escapeText(text, '"').replace(/[{}]/g, '$&$&');
  return `f"${written(parts, escaped, (name) => `{${snakeCase(name)}}`)}"`;
}

const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** Returns the body as a Python value, where it means the same. */
function bodyArgument({ parts, raw, json }: ProgramBody): string {
  const names = new Set(getVariables(parts));
  const string = (one: string) => value(getParts(one, names));
  const word = (one: string) => words[one] ?? one;
  const expression = json === undefined ? undefined : jsonExpression(json, { string, word });
  // requests would encode text as Latin-1.
  return expression === undefined
    ? `data=${value(raw)}.encode(),`
    : `json=${expression.replaceAll('\n', '\n    ')},`;
}

function call({ method, url, headers, body }: ProgramRequest, name: string): string[] {
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method);
  const lines = headers.map(([header, text]) => `        ${literal(header)}: ${value(text)},`);
  const argument = body && bodyArgument(body);
  // requests sets the content type of `json`.
  if (body && (argument?.startsWith('data=') || body.contentType !== 'application/json'))
    lines.push(`        "Content-Type": ${literal(body.contentType)},`);
  const rest = [
    ...(lines.length > 0 ? [`    headers={\n${lines.join('\n')}\n    },`] : []),
    ...(argument ? [`    ${argument}`] : []),
  ];
  const target = known ? `requests.${method.toLowerCase()}(` : `requests.request(${literal(method)}, `;
  if (rest.length === 0) return [`${name} = ${target}${value(url)})`];
  const first = known ? [`${name} = ${target}`] : [`${name} = requests.request(`, `    ${literal(method)},`];
  return [...first, `    ${value(url)},`, ...rest, ')'];
}

function step({ title, name, request, save }: ProgramStep): string[] {
  const response = snakeCase(name);
  return [
    `# ${title}`,
    ...call(request, response),
    `${response}.raise_for_status()`,
    ...save.map(
      ([variable, path]) =>
        `${snakeCase(variable)} = ${response}.json()${locate(path, (key) => `[${literal(key)}]`)}`,
    ),
  ];
}

export function pythonSample({ variables, steps, request }: Program): string {
  return sections(
    ['import requests'],
    variables.map(([name, text]) => `${snakeCase(name)} = ${literal(text)}`),
    ...steps.map(step),
    [...call(request, 'response'), 'print(response.status_code, response.text)'],
  );
}
