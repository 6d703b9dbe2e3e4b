import type { ReactNode } from 'react';
import { linkInLanguage, linkInVersion } from '@/lib/addresses';
import { siteHref } from '@/lib/paths';
import { type Terms, termOf } from '@/lib/server/terms';
import type { DocsVersion, LocaleCode, SiteLocale } from '@/theme.config';

interface TermProps {
  /** Name in the list of terms. */
  name: string;
  /** The list of the page's version. */
  terms: Terms;
  version: DocsVersion;
  locale: SiteLocale;
  /** Code of the language of the text. */
  language: LocaleCode;
  children: ReactNode;
}

/** A link to the section that explains a term, with the definition as its hint. Throws on an unknown name. */
export function Term({ name, terms, version, locale, language, children }: TermProps) {
  const { href, definition } = termOf(name, terms);
  const target = linkInLanguage(linkInVersion(href, version), locale);
  return (
    <a className="term" href={siteHref(target)} title={definition[language]}>
      {children}
    </a>
  );
}
