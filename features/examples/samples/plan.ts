import { isJson, prettyJson } from '@/shared/http/json';
import { fillText, placeholdersIn } from './placeholders';
import type { SampleRequest } from './types';

/** Text, or the value of a variable. */
export type Part = string | { variable: string };

export interface PlannedBody {
  contentType: string;
  /** Indented if it is JSON. */
  parts: Part[];
  raw: Part[];
  /** Indented JSON with placeholders; undefined for other bodies. */
  json?: string;
}

export interface PlannedRequest {
  method: string;
  url: Part[];
  /** Without the content type of the body. */
  headers: [name: string, value: Part[]][];
  body?: PlannedBody;
}

export interface PlannedStep {
  title: string;
  /** Name of its response in camel case, such as `signIn`. */
  name: string;
  request: PlannedRequest;
  save: [variable: string, path: (string | number)[]][];
}

interface Plan {
  variables: [name: string, value: string][];
  steps: PlannedStep[];
  request: PlannedRequest;
}

/** Splits a text at the placeholders of known variables. Returns at least one part. */
export function getParts(text: string, known: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let literal = '';
  for (const [index, piece] of text.split(/\{\{(\w+)\}\}/).entries()) {
    if (index % 2 === 0) literal += piece;
    else if (!known.has(piece)) literal += `{{${piece}}}`;
    else {
      if (literal !== '') parts.push(literal);
      parts.push({ variable: piece });
      literal = '';
    }
  }
  return literal === '' && parts.length > 0 ? parts : [...parts, literal];
}

/** Bodies of steps up to this length stay on one line. */
const SHORT = 100;

function plannedRequest(request: SampleRequest, known: ReadonlySet<string>, isStep: boolean): PlannedRequest {
  // Line breaks in header values: a browser would reject them, a shell would split there.
  const lines = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    value.replace(/[\r\n]+/g, ' '),
  ]);
  const { method, body } = request;
  const isType = ([name]: [string, string]) => name.toLowerCase() === 'content-type';
  const headers = lines
    .filter((line) => body === undefined || !isType(line))
    .map(([name, value]): [string, Part[]] => [name, getParts(value, known)]);
  const url = getParts(request.url, known);
  if (body === undefined) return { method, url, headers };
  const text = isStep && body.length <= SHORT ? body : prettyJson(body);
  const contentType = lines.find(isType)?.[1] ?? 'application/json';
  return {
    method,
    url,
    headers,
    body: {
      contentType,
      parts: getParts(text, known),
      raw: getParts(body, known),
      ...(isJson(body) && { json: text }),
    },
  };
}

/** Whether a value needs no encoding in addresses, headers, JSON and all languages. */
const isPlain = (value: string) => /^([\w.-]*|https?:\/\/[\w.:[\]/~-]+)$/.test(value);

/** Whether a name can be a variable: no language reserves those of IDs, tokens and addresses. */
const isName = (name: string) => /^[a-z]\w*(Id|Token|Url)$/.test(name);

const isVariable = ([name, value]: readonly [string, string]) => isName(name) && isPlain(value);

const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

/** Fills in values that need an encoding, which differs by place. */
function withPlainVariables(request: SampleRequest): SampleRequest {
  const odd = Object.fromEntries(
    Object.entries(request.variables ?? {}).filter((entry) => entry[1] !== '' && !isVariable(entry)),
  );
  if (Object.keys(odd).length === 0) return request;
  const { url, headers, body } = request;
  return {
    ...request,
    url: fillText(url, odd, encodeURIComponent),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, fillText(value, odd)] as const),
    ),
    ...(body !== undefined && { body: fillText(body, odd, inJson) }),
  };
}

/** Names that the programs use. */
const TAKEN = ['request', 'response', 'client', 'headers', 'body'];

/** Names the response of a step after its first value: `signIn` for `accessToken`, `form` for `formId`. */
function getName(variables: readonly string[], taken: readonly string[]): string {
  const [first = 'step'] = variables;
  const base = first === 'accessToken' ? 'signIn' : first.replace(/(Id|Token)$/, '') || 'step';
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (!taken.includes(name)) return name;
  }
}

const usedIn = ({ url, headers, body }: SampleRequest) => placeholdersIn([url, headers, body ?? '']);

/** Returns the variables of a request in order of use, and the steps that provide the others. */
export function createPlan(given: SampleRequest): Plan {
  const values = given.variables ?? {};
  const requested = new Set(usedIn(given));
  const chosen = [];
  for (const step of [...(given.before ?? [])].reverse()) {
    const save = Object.entries(step.save).filter(([name]) => requested.has(name));
    if (save.length === 0) continue;
    chosen.unshift({ ...step, save });
    for (const name of usedIn(step.request)) requested.add(name);
  }
  const saved = new Set(chosen.flatMap(({ save }) => save.map(([name]) => name)));
  const isListed = (name: string) => Object.hasOwn(values, name) && isVariable([name, values[name] ?? '']);
  const requests = [...chosen.map(({ request }) => request), given];
  const listed = [...new Set(requests.flatMap(usedIn))].filter((name) => isListed(name) && !saved.has(name));
  const known = new Set([...listed, ...saved]);
  const planned = (request: SampleRequest, isStep = false) =>
    plannedRequest(withPlainVariables({ ...request, variables: values }), known, isStep);
  const names: string[] = [...TAKEN, ...known];
  return {
    variables: listed.map((name) => [name, values[name] || `<${name}>`]),
    steps: chosen.map(({ title, request, save }) => {
      const name = getName(
        save.map(([variable]) => variable),
        names,
      );
      names.push(name);
      return {
        title: title.replace(/\s+/g, ' '),
        name,
        request: planned(request, true),
        save: save.map(([variable, path]) => [
          variable,
          path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        ]),
      };
    }),
    request: planned(given),
  };
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

export const hasVariables = (parts: readonly Part[]): boolean =>
  parts.some((part) => typeof part !== 'string');

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

export const getVariables = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.variable]))),
];

export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');

/** Joins the sections of a program by blank lines. */
export const sections = (...parts: readonly (readonly string[])[]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
