import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getData } from '@/features/content/site-data';
import { getTerm } from '@/features/content/terms';
import type { LocaleCode } from '@/theme.config';

interface TermProps {
  name: string;
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
  children: ReactNode;
}

/** Links a term to the section that explains it, with its definition as title. Throws for an unknown term. */
export function Term({ name, Link, language, children }: TermProps) {
  const { href, definition } = getTerm(name, getData().terms);
  return (
    <Link className="term" href={href} title={definition[language]}>
      {children}
    </Link>
  );
}
