import 'server-only';
import type { LocaleCode } from '@/theme.config';

/** A term that pages link to its explanation. */
interface TermEntry {
  /** Title in the glossary by language code. */
  title: Readonly<Record<LocaleCode, string>>;
  /** One sentence, by language code. */
  definition: Readonly<Record<LocaleCode, string>>;
  /** Section with more details, as a site path. */
  href: string;
}

export type Terms = Readonly<Record<string, TermEntry>>;

/** Returns a term. Throws an error with the known names for an unknown one. */
export function getTerm(name: string, terms: Terms): TermEntry {
  const term = Object.hasOwn(terms, name) ? terms[name] : undefined;
  if (term) return term;
  throw new Error(
    `Unknown term "${name}": add it to content/glossary.json or use one of ${Object.keys(terms).join(', ')}.`,
  );
}
