import { prettyJson } from '@/lib/shared/api/json';
import { jsonTokens } from '@/lib/shared/api/json-tokens';
import { escapeText } from './escape';
import { headerLines, type SampleRequest } from './types';

const literal = (text: string) => `'${escapeText(text, "'")}'`;

/** JSON as an expression, unless JavaScript would read it differently: large integers and `__proto__`. */
function bodyExpression(body: string): string {
  const pretty = prettyJson(body);
  let isJson = true;
  try {
    JSON.parse(body);
  } catch {
    isJson = false;
  }
  const hasLargeInteger = () =>
    [...jsonTokens(pretty)].some(({ kind, start, end }) => kind === 'number' && end - start >= 16);
  if (!isJson || hasLargeInteger() || pretty.includes('"__proto__"')) return literal(body);
  return `JSON.stringify(${pretty.replaceAll('\n', '\n  ')})`;
}

/** The request as TypeScript with fetch, for browsers, Node, Deno and Bun. */
export function typescriptSample(request: SampleRequest): string {
  const options: string[] = [];
  if (request.method !== 'GET') options.push(`  method: ${literal(request.method)},`);
  const headers = headerLines(request).map(([name, value]) => `    ${literal(name)}: ${literal(value)},`);
  if (headers.length > 0) options.push(`  headers: {\n${headers.join('\n')}\n  },`);
  if (request.body !== undefined) options.push(`  body: ${bodyExpression(request.body)},`);
  const argument = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return [
    `const response = await fetch(${literal(request.url)}${argument});`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}
