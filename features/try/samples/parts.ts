import { jsonTokens } from '@/shared/http/json-tokens';

/** Text, or the value of a variable. */
export type Part = string | { variable: string };

export interface ProgramRequest {
  method: string;
  url: Part[];
  /** Value of `Authorization`; undefined for a request without a token. */
  authorization?: Part[];
  /** JSON. */
  body?: Part[];
}

export interface ProgramStep {
  title: string;
  /** Name of its response in camel case, such as `signIn`. */
  name: string;
  request: ProgramRequest;
  save: [variable: string, path: (string | number)[]][];
}

/** Splits a text at the placeholders of known variables. Returns at least one part. */
export function getParts(text: string, known: ReadonlySet<string>): Part[] {
  const names = [...known].join('|') || '(?!)';
  const parts = text
    .split(new RegExp(`\\{\\{(${names})\\}\\}`))
    .map((piece, index) => (index % 2 === 0 ? piece : { variable: piece }))
    .filter((part) => part !== '');
  return parts.length > 0 ? parts : [''];
}

const hex4 = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Unsafe in source text: control characters, Unicode line ends and halves of surrogate pairs. */
export const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

const SHORT_ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes text for a literal of the C family. */
export const escapeText = (text: string, quote: '"' | "'" | '`'): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(UNSAFE, (character) => SHORT_ESCAPES[character] ?? hex4(character));

/** Joins parts, each rendered as the language needs it. */
export const written = (
  parts: readonly Part[],
  text: (text: string) => string,
  variable: (name: string) => string,
): string => parts.map((part) => (typeof part === 'string' ? text(part) : variable(part.variable))).join('');

/** Joins parts with `{{name}}` for variables. */
export const plainText = (parts: readonly Part[]): string =>
  written(
    parts,
    (text) => text,
    (name) => `{{${name}}}`,
  );

/** Renders a body as one literal, followed by a call for each placeholder. */
export const replaced = (
  parts: readonly Part[],
  literal: (text: string) => string,
  call: (placeholder: string, name: string) => string,
): string =>
  literal(plainText(parts)) +
  getVariables(parts)
    .map((name) => call(`{{${name}}}`, name))
    .join('');

/** Renders the path of a value in a response. `property` renders a name. */
export const locate = (path: readonly (string | number)[], property = (name: string) => `.${name}`): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : property(key))).join('');

/** Returns the names of the variables in parts, each once. */
export const getVariables = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.variable]))),
];

const isSimple = (token: string) => /^-?\d{1,15}(\.\d{1,15})?$/.test(token) && token.length <= 16;

/** Returns JSON as an expression of a language; undefined where numbers would change, and for `__proto__`. */
export function jsonExpression(
  pretty: string,
  string: (text: string) => string,
  word = (name: string) => name,
): string | undefined {
  const parts: string[] = [];
  let copied = 0;
  for (const { kind, start, end } of jsonTokens(pretty)) {
    const token = pretty.slice(start, end);
    if (kind === 'number' && !isSimple(token)) return undefined;
    if (token === '"__proto__"') return undefined;
    if (kind !== 'string' && kind !== 'word') continue;
    parts.push(pretty.slice(copied, start), kind === 'word' ? word(token) : string(JSON.parse(token)));
    copied = end;
  }
  return parts.join('') + pretty.slice(copied);
}

/** Converts `formId` to `form_id`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');

/** Joins the sections of a program by blank lines. */
export const sections = (...parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
