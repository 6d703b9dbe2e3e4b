/** Fills `{name}` places of an interface text. A name without a value stays visible, so that a test or a reader sees it. */
export function format(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Names of the `{name}` places of an interface text, sorted. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

/** Returns what is in the `{name}` places of a text that `format` filled in; undefined for a text of another pattern. */
export function valuesIn(pattern: string, text: string): Record<string, string> | undefined {
  const source = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>.+?)`))
    .join('');
  const match = new RegExp(`^${source}$`, 's').exec(text);
  return match ? { ...match.groups } : undefined;
}
