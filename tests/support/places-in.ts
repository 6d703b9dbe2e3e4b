/** Returns the names of the `{name}` placeholders of an interface text, sorted. */
export const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
