/** Values by name. */
export type Variables = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Returns the names of `{{name}}` placeholders in a value, each once, in order of appearance. */
export function placeholdersIn(value: unknown): string[] {
  const text = JSON.stringify(value, (_name, one) => (typeof one === 'bigint' ? String(one) : one)) ?? '';
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))];
}

/** Escapes a value for a text in JSON. */
export const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Replaces known placeholders in text. `encode` is applied to each value. */
export const fillText = (text: string, variables: Variables, encode = (value: string) => value): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === undefined ? whole : encode(value);
  });

/** Replaces placeholders in every text of a JSON value; property names stay. */
export function fillValue<T>(value: T, variables: Variables): T;
export function fillValue(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return fillText(value, variables);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillValue(item, variables)]));
}
