import 'server-only';
import type { LocaleCode } from '@/theme.config';

/** A term that pages link to where it is explained. */
interface TermEntry {
  /** How the glossary writes it, by code of the language; frozen lists have none. */
  title?: Readonly<Record<LocaleCode, string>>;
  /** One sentence, by code of the language. */
  definition: Readonly<Record<LocaleCode, string>>;
  /** Section that says more, as a path of the current version. */
  href: string;
}

export type Terms = Readonly<Record<string, TermEntry>>;

type Fitting<Data extends Terms> = Data;

/** The terms of the current version: does not compile while one of them lacks a language. */
export type CurrentTerms = Fitting<typeof import('@/content/glossary.json')>;

interface GlossaryEntry {
  id: string;
  title: string;
  definition: string;
  href: string;
}

/** Lists all terms in the alphabetical order of a language. */
export function glossaryEntries(terms: Terms, language: LocaleCode): GlossaryEntry[] {
  return Object.entries(terms)
    .map(([name, { title, definition, href }]) => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      title: title?.[language] ?? name,
      definition: definition[language],
      href,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

/** The term of that name; throws a sentence with the known names otherwise. */
export function getTerm(name: string, terms: Terms): TermEntry {
  const term = Object.hasOwn(terms, name) ? terms[name] : undefined;
  if (term) return term;
  throw new Error(
    `Unknown term "${name}": add it to content/glossary.json or use one of ${Object.keys(terms).join(', ')}.`,
  );
}
