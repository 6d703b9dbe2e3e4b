/** The source of a regular expression for texts that are like one, with anything of a kind at its places. */
export const withPlaces = (text: string, places: RegExp, anything: string): string =>
  text
    .split(places)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(anything);
