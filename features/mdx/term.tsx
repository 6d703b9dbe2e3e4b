import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getTerm, type Terms } from '@/features/content/terms';
import type { LocaleCode } from '@/theme.config';

interface TermProps {
  /** Name in the list of terms. */
  name: string;
  /** The list of the page's version. */
  terms: Terms;
  /** A link to a page, in the version and the language of this one. */
  Link: ComponentType<ComponentProps<'a'>>;
  /** Code of the language of the text. */
  language: LocaleCode;
  children: ReactNode;
}

/** A link to the section that explains a term, with the definition as its hint. Throws on an unknown name. */
export function Term({ name, terms, Link, language, children }: TermProps) {
  const { href, definition } = getTerm(name, terms);
  return (
    <Link className="term" href={href} title={definition[language]}>
      {children}
    </Link>
  );
}
