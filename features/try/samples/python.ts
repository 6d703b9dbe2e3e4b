import {
  escapeText,
  getParts,
  getVariables,
  jsonExpression,
  locate,
  type Part,
  type ProgramRequest,
  type ProgramStep,
  plainText,
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
function bodyArgument(parts: readonly Part[]): string {
  const names = new Set(getVariables(parts));
  const string = (one: string) => value(getParts(one, names));
  const expression = jsonExpression(plainText(parts), string, (word) => words[word] ?? word);
  // requests would encode text as Latin-1.
  return expression === undefined
    ? `data=${value(parts)}.encode(),`
    : `json=${expression.replaceAll('\n', '\n    ')},`;
}

function call({ method, url, authorization, body }: ProgramRequest, name: string): string[] {
  const lines = authorization ? [`        "Authorization": ${value(authorization)},`] : [];
  const argument = body && bodyArgument(body);
  // requests sets the content type of `json`.
  if (argument?.startsWith('data=')) lines.push(`        "Content-Type": "application/json",`);
  const rest = [
    ...(lines.length > 0 ? [`    headers={\n${lines.join('\n')}\n    },`] : []),
    ...(argument ? [`    ${argument}`] : []),
  ];
  const start = `${name} = requests.${method.toLowerCase()}(`;
  return rest.length === 0 ? [`${start}${value(url)})`] : [start, `    ${value(url)},`, ...rest, ')'];
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

/** Renders the request with the package requests. */
export function pythonSample({ variables, steps, request }: Program): string {
  return sections(
    ['import requests'],
    variables.map(([name, text]) => `${snakeCase(name)} = ${literal(text)}`),
    ...steps.map(step),
    [...call(request, 'response'), 'print(response.status_code, response.text)'],
  );
}
