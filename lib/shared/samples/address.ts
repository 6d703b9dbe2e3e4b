type Part = string | number | boolean;
/** Query parameters; a list repeats its parameter. */
export type QueryValues = Readonly<Record<string, Part | readonly Part[] | null | undefined>>;

/** Percent-encodes a value but leaves `{{name}}` placeholders readable. */
const encode = (value: Part): string =>
  String(value)
    .split(/(\{\{\w+\}\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : encodeURIComponent(piece)))
    .join('');

/**
 * Address path of an operation: fills the braces of an OpenAPI template and appends the query.
 * Throws a RangeError that names a path parameter without a value.
 */
export function buildPath(
  template: string,
  path: Readonly<Record<string, Part>> = {},
  query: QueryValues = {},
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_brace, name: string) => {
    const value = path[name];
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
