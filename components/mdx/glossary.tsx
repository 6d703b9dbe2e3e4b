import { linkInLanguage, linkInVersion } from '@/lib/addresses';
import { siteHref } from '@/lib/paths';
import { glossaryEntries, type Terms } from '@/lib/server/terms';
import type { DocsVersion, LocaleCode, SiteLocale } from '@/theme.config';

interface GlossaryProps {
  /** The list of the page's version. */
  terms: Terms;
  version: DocsVersion;
  locale: SiteLocale;
  /** Code of the language of the text. */
  language: LocaleCode;
}

/** Lists every term with its definition; the term leads to the section that explains it. */
export function Glossary({ terms, version, locale, language }: GlossaryProps) {
  return (
    <ul>
      {glossaryEntries(terms, language).map(({ id, title, definition, href }) => (
        <li key={id} id={id}>
          <a href={siteHref(linkInLanguage(linkInVersion(href, version), locale))}>{title}</a>: {definition}
        </li>
      ))}
    </ul>
  );
}
