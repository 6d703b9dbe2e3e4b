import { glossaryEntries, type Terms } from '@/lib/server/terms';
import type { LocaleCode } from '@/theme.config';

interface GlossaryProps {
  /** The list of the page's version. */
  terms: Terms;
  /** Address of a page in the version and the language of the page. */
  hrefOf: (path: string) => string;
  /** Code of the language of the text. */
  language: LocaleCode;
}

/** Lists every term with its definition; the term leads to the section that explains it. */
export function Glossary({ terms, hrefOf, language }: GlossaryProps) {
  return (
    <ul>
      {glossaryEntries(terms, language).map(({ id, title, definition, href }) => (
        <li key={id} id={id}>
          <a href={hrefOf(href)}>{title}</a>: {definition}
        </li>
      ))}
    </ul>
  );
}
