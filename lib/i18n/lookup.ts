/** Reads a set of texts in a language; in the default language where the set lacks the one asked for. */
export function textsByCode<Texts>(
  catalogue: { en: Texts } & Record<string, Texts>,
): (code: string) => Texts {
  return (code) => catalogue[code] ?? catalogue.en;
}
