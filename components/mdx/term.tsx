import type { ReactNode } from 'react';
import { definitionOf, terms } from '@/lib/build/terms';
import { localePath } from '@/lib/i18n';
import { siteHref } from '@/lib/shared/paths';
import type { LocaleCode, SiteLocale } from '@/theme.config';

interface TermProps {
  /** Name in lib/build/terms.ts. */
  name: string;
  locale: SiteLocale;
  /** Code of the language of the text. */
  language: LocaleCode;
  children: ReactNode;
}

/** A link to the section that explains a term, with the definition as its hint. Throws on an unknown name. */
export function Term({ name, locale, language, children }: TermProps) {
  const term = terms[name];
  if (!term)
    throw new Error(
      `Unknown term "${name}": add it to lib/build/terms.ts or use one of ${Object.keys(terms).join(', ')}.`,
    );
  return (
    <a className="term" href={siteHref(localePath(term.href, locale))} title={definitionOf(term, language)}>
      {children}
    </a>
  );
}
