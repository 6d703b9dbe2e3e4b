type Part = string | number | boolean;
/** Query parameters; a list repeats its parameter. */
export type QueryValues = Readonly<Record<string, Part | readonly Part[] | null | undefined>>;

/** Splits a path into decoded segments. Ignores a trailing slash. Invalid UTF-8 escapes stay. */
export const pathSegments = (path: string): string[] =>
  path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decode);

function decode(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign: return the raw text for validation.
    return segment;
  }
}

/** Returns the name of a template's parameter segment; undefined for fixed text. */
export const parameterName = (segment: string) =>
  segment.startsWith('{') && segment.endsWith('}') ? segment.slice(1, -1) : undefined;

/**
 * Reads the parameters of a path by a template such as `/api/forms/{formId}`. Parameters that are missing at
 * the end of the path are empty. Returns null if the path doesn't match.
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

/** Replaces each `{name}` of a path template. */
export const fillTemplate = (template: string, fill: (name: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (_brace, name: string) => fill(name));

/** Returns whether a value can be a path segment: `.` and `..` address folders, even when escaped. */
export const isSegment = (value: string): boolean => value !== '' && value !== '.' && value !== '..';

/** Half of a surrogate pair, which no address can contain. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Percent-encodes a text; browsers replace halves of surrogate pairs in addresses in the same way. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));

/** Percent-encodes a value but leaves `{{name}}` placeholders readable. */
const encode = (value: Part): string =>
  String(value)
    .split(/(\{\{\w+\}\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : encodeText(piece)))
    .join('');

/**
 * Fills the braces of a path template and appends the query. Throws a RangeError for a path parameter without
 * a value.
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
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => `${encodeURIComponent(name)}=${encode(item)}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
