import type { ComponentProps, ComponentType } from 'react';
import { glossaryEntries, type Terms } from '@/features/content/terms';
import type { LocaleCode } from '@/theme.config';

interface GlossaryProps {
  /** Terms of the page's version. */
  terms: Terms;
  /** Link component of the page's version and language. */
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
}

/** Lists every term with its definition and a link to the section that explains it. */
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
