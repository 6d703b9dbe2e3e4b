/**
 * JSON text of plain data. As `JSON.stringify`, but a `bigint` becomes an integer with all its digits and a
 * member that is undefined is an error.
 */
export function toJson(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`,
    );
    return `{${members.join(',')}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`A value of type ${typeof value} has no JSON text.`);
  return text;
}
