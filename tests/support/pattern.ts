/** Returns the source of a regular expression that matches a text, with `anything` at its places. */
export const templatePattern = (text: string, places: RegExp, anything: string): string =>
  text
    .split(places)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(anything);
