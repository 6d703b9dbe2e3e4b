/** Member names as JSON text; there are few, and they recur with every answer. */
const names = new Map<string, string>();

function nameText(name: string): string {
  const known = names.get(name);
  if (known) return known;
  const text = `${JSON.stringify(name)}:`;
  // Names of error messages may come from anywhere; only short ones, and not too many, are worth keeping.
  if (names.size < 200 && name.length < 40) names.set(name, text);
  return text;
}

/**
 * JSON text of plain data. As `JSON.stringify`, but a `bigint` becomes an integer with all its digits and a
 * value that JSON does not know is an error.
 */
export function toJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint' || typeof value === 'boolean' || value === null) return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value !== 'object') throw new TypeError(`A value of type ${typeof value} has no JSON text.`);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text ? ',' : ''}${toJson(item)}`;
    return `[${text}]`;
  }
  for (const [name, member] of Object.entries(value))
    text += `${text ? ',' : ''}${nameText(name)}${toJson(member)}`;
  return `{${text}}`;
}
