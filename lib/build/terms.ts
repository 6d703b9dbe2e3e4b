import 'server-only';
import type { LocaleCode } from '@/theme.config';

/** A term that pages link to where it is explained. */
export interface TermEntry {
  /** One sentence, by code of the language. */
  definition: Readonly<Record<LocaleCode, string>>;
  /** Section that says more, as a path of the current version. */
  href: string;
}

/** Terms by name, as terms.json holds them. */
export type Terms = Readonly<Record<string, TermEntry>>;

type Fitting<Data extends Terms> = Data;

/** The terms of the current version: does not compile while one of them lacks a language. */
export type CurrentTerms = Fitting<typeof import('@/terms.json')>;

/** The term of that name; throws a sentence with the known names otherwise. */
export function termOf(name: string, terms: Terms): TermEntry {
  const term = Object.hasOwn(terms, name) ? terms[name] : undefined;
  if (term) return term;
  throw new Error(
    `Unknown term "${name}": add it to terms.json or use one of ${Object.keys(terms).join(', ')}.`,
  );
}
