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
  written,
} from './parts';
import type { Program } from './program';

const literal = (text: string) => `'${escapeText(text, "'")}'`;

function value(parts: readonly Part[]): string {
  if (parts.length === 1) return written(parts, literal, (name) => name);
  const escaped = (text: string) => escapeText(text, '`').replace(/\$(?=\{)/g, '\\$&');
  return `\`${written(parts, escaped, (name) => `\${${name}}`)}\``;
}

/** Returns the body as an expression, unless JavaScript would read it differently. */
function bodyExpression(parts: readonly Part[]): string {
  const names = new Set(getVariables(parts));
  // Texts without variables keep the quotes of JSON.
  const string = (one: string) => {
    const pieces = getParts(one, names);
    return getVariables(pieces).length > 0 ? value(pieces) : `"${escapeText(one, '"')}"`;
  };
  const expression = jsonExpression(plainText(parts), string);
  return expression === undefined ? value(parts) : `JSON.stringify(${expression.replaceAll('\n', '\n  ')})`;
}

function call({ method, url, authorization, body }: ProgramRequest, name: string): string[] {
  const options: string[] = [];
  if (method !== 'GET') options.push(`  method: ${literal(method)},`);
  const lines = authorization ? [`    'Authorization': ${value(authorization)},`] : [];
  if (body) lines.push(`    'Content-Type': 'application/json',`);
  if (lines.length > 0) options.push(`  headers: {\n${lines.join('\n')}\n  },`);
  if (body) options.push(`  body: ${bodyExpression(body)},`);
  const argument = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return [`const ${name} = await fetch(${value(url)}${argument});`];
}

const step = ({ title, name, request, save }: ProgramStep): string[] => [
  `// ${title}`,
  ...call(request, `${name}Response`),
  `if (!${name}Response.ok) throw new Error(await ${name}Response.text());`,
  `const ${name} = await ${name}Response.json();`,
  ...save.map(([variable, path]) => `const ${variable}: string = ${name}${locate(path)};`),
];

/** Renders the request with fetch. */
export function typescriptSample({ variables, steps, request }: Program): string {
  return sections(
    variables.map(([name, text]) => `const ${name} = ${literal(text)};`),
    ...steps.map(step),
    [...call(request, 'response'), 'console.log(response.status, await response.text());'],
  );
}
