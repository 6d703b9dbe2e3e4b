type Part = string | number | boolean;
/** Query parameters; a list repeats its parameter. */
export type QueryValues = Readonly<Record<string, Part | readonly Part[] | null | undefined>>;

/** Segments of a path, decoded; a slash at its end is ignored. Escapes that are no UTF-8 stay as they are. */
export const pathSegments = (path: string): string[] =>
  path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decode);

function decode(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign: the raw text is what the reader of the value has to judge.
    return segment;
  }
}

/** Name of the parameter that a segment of a template stands for; undefined for fixed text. */
export const parameterName = (segment: string) =>
  segment.startsWith('{') && segment.endsWith('}') ? segment.slice(1, -1) : undefined;

/** Names of the parameters of a template, in order. */
export const templateNames = (template: string): string[] =>
  pathSegments(template).flatMap((segment) => parameterName(segment) ?? []);

/**
 * Reads the parameters of a path by a template such as `/api/forms/{formId}`. Those whose segments are missing at the
 * end of the path are empty. Null when the path is of another kind: other fixed text, or more segments.
 */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const segments = pathSegments(template);
  const given = pathSegments(path);
  if (given.length > segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? '';
    const name = parameterName(segment);
    if (name !== undefined) values[name] = value;
    else if (value !== segment) return null;
  }
  return values;
}

/** A template with something else in place of each `{name}`. */
export const fillTemplate = (template: string, fill: (name: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (_brace, name: string) => fill(name));

/** Whether a value can stand for a segment of a path: one of dots means this folder or the one above, however it is written. */
export const isSegment = (value: string): boolean => value !== '' && value !== '.' && value !== '..';

/** Percent-encodes a value but leaves `{{name}}` placeholders readable. */
const encode = (value: Part): string =>
  String(value)
    .split(/(\{\{\w+\}\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : encodeURIComponent(piece)))
    .join('');

/**
 * Address path of an operation: fills the braces of a template and appends the query.
 * Throws a RangeError that names a path parameter without a value.
 */
export function buildPath(
  template: string,
  path: Readonly<Record<string, Part>> = {},
  query: QueryValues = {},
): string {
  const filled = fillTemplate(template, (name) => {
    const value = Object.hasOwn(path, name) ? path[name] : undefined;
    if (value === undefined)
      throw new RangeError(`The path parameter "${name}" of ${template} has no value.`);
    return encode(value);
  });
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    const values: readonly Part[] = typeof value === 'object' ? value : [value];
    return values.map((item) => `${encodeURIComponent(name)}=${encode(item)}`);
  });
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
