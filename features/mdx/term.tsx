import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getTerm, type Terms } from '@/features/content/terms';
import type { LocaleCode } from '@/theme.config';

interface TermProps {
  /** Name in the list of terms. */
  name: string;
  /** Terms of the page's version. */
  terms: Terms;
  /** Link component of the page's version and language. */
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
  children: ReactNode;
}

/** Links a term to the section that explains it, with its definition as title. Throws for an unknown term. */
export function Term({ name, terms, Link, language, children }: TermProps) {
  const { href, definition } = getTerm(name, terms);
  return (
    <Link className="term" href={href} title={definition[language]}>
      {children}
    </Link>
  );
}
