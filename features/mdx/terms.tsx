import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getData } from '@/features/content/site-data';
import { getTerm } from '@/features/content/terms';
import type { LocaleCode } from '@/theme.config';

interface Props {
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
}

/** Links a term to the section that explains it, with its definition as title. Throws for an unknown term. */
export function Term({ name, Link, language, children }: Props & { name: string; children: ReactNode }) {
  const { href, definition } = getTerm(name, getData().terms);
  return (
    <Link className="term" href={href} title={definition[language]}>
      {children}
    </Link>
  );
}

/** Lists every term alphabetically, with its definition and a link to the section that explains it. */
export function Glossary({ Link, language }: Props) {
  const terms = Object.entries(getData().terms).sort(([, a], [, b]) =>
    a.title[language].localeCompare(b.title[language], language),
  );
  return (
    <ul>
      {terms.map(([name, { title, definition, href }]) => (
        <li key={name} id={name.toLowerCase().replaceAll(' ', '-')}>
          <Link href={href}>{title[language]}</Link>: {definition[language]}
        </li>
      ))}
    </ul>
  );
}
