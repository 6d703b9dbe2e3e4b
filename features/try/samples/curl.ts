import { type Part, type ProgramRequest, type ProgramStep, sections, snakeCase } from './parts';
import type { Program } from './program';

const getName = (variable: string) => snakeCase(variable).toUpperCase();

/** Quotes a word for POSIX shells where needed. NUL can't be written and is dropped. */
const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;

/** Whether double quotes keep a text as it is, also in an interactive shell. */
const isQuotable = (part: Part) => typeof part !== 'string' || /^[\w@%+=:,./?&# ()*;~^|<>-]*$/.test(part);

function word(parts: readonly Part[]): string {
  if (parts.every((part) => typeof part === 'string')) return shellWord(parts.join(''));
  const isQuoted = parts.every(isQuotable);
  const texts = parts.map((part, index) => {
    if (typeof part === 'string') return isQuoted ? part : shellWord(part);
    const next = parts[index + 1];
    const isEnd = !isQuoted || typeof next !== 'string' || !/^\w/.test(next);
    const variable = isEnd ? `$${getName(part.variable)}` : `\${${getName(part.variable)}}`;
    return isQuoted ? variable : `"${variable}"`;
  });
  return isQuoted ? `"${texts.join('')}"` : texts.join('');
}

function command({ method, url, authorization, body }: ProgramRequest, isQuiet = false): string {
  const words = isQuiet ? ['curl -sS'] : ['curl'];
  // Without --globoff, curl expands braces and brackets of the address.
  if (url.some((part) => typeof part === 'string' && /[[\]{}]/.test(part))) words.push('--globoff');
  if (method !== (body ? 'POST' : 'GET')) words.push(`-X ${method}`);
  words.push(word(url));
  const options: string[] = [];
  if (authorization) options.push(`-H ${word(['Authorization: ', ...authorization])}`);
  if (body) options.push(`-H 'Content-Type: application/json'`, `--data-raw ${word(body)}`);
  return [words.join(' '), ...options].join(' \\\n  ');
}

/** Finds the first text property of a name: a shell has no JSON parser. */
const find = (path: readonly (string | number)[]) =>
  `grep -o '"${path.at(-1)}":"[^"]*"' | head -n 1 | cut -d '"' -f 4`;

function step({ name, request, save }: ProgramStep): string[] {
  const [first] = save;
  if (first && save.length === 1)
    return [`${getName(first[0])}=$(${command(request, true)} |\n  ${find(first[1])})`];
  const response = `${getName(name)}_ANSWER`;
  return [
    `${response}=$(${command(request, true)})`,
    ...save.map(([variable, path]) => `${getName(variable)}=$(echo "$${response}" | ${find(path)})`),
  ];
}

/** Renders the request as curl commands, without comments: zsh runs pasted comments as commands. */
export function curlSample({ variables, steps, request }: Program): string {
  return sections(
    variables.map(([name, value]) => `${getName(name)}=${shellWord(value)}`),
    ...steps.map(step),
    [command(request)],
  );
}
