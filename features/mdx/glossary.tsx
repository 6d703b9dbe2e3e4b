import type { ComponentProps, ComponentType } from 'react';
import { glossaryEntries, type Terms } from '@/features/content/terms';
import type { LocaleCode } from '@/theme.config';

interface GlossaryProps {
  /** The list of the page's version. */
  terms: Terms;
  /** A link to a page, in the version and the language of this one. */
  Link: ComponentType<ComponentProps<'a'>>;
  /** Code of the language of the text. */
  language: LocaleCode;
}

/** Lists every term with its definition; the term leads to the section that explains it. */
export function Glossary({ terms, Link, language }: GlossaryProps) {
  return (
    <ul>
      {glossaryEntries(terms, language).map(({ id, title, definition, href }) => (
        <li key={id} id={id}>
          <Link href={href}>{title}</Link>: {definition}
        </li>
      ))}
    </ul>
  );
}
