import type { ComponentProps, ComponentType } from 'react';
import { getData } from '@/features/content/site-data';
import { glossaryEntries } from '@/features/content/terms';
import type { LocaleCode } from '@/theme.config';

interface GlossaryProps {
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
}

/** Lists every term with its definition and a link to the section that explains it. */
export function Glossary({ Link, language }: GlossaryProps) {
  return (
    <ul>
      {glossaryEntries(getData().terms, language).map(({ id, title, definition, href }) => (
        <li key={id} id={id}>
          <Link href={href}>{title}</Link>: {definition}
        </li>
      ))}
    </ul>
  );
}
