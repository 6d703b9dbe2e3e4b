import type { ReactNode } from 'react';
import { localePath } from '@/lib/i18n';
import { siteHref } from '@/lib/paths';
import { terms } from '@/lib/terms';
import type { SiteLocale } from '@/theme.config';

interface TermProps {
  /** Name in lib/terms.ts. */
  name: string;
  locale: SiteLocale;
  children: ReactNode;
}

/** A link to the section that explains a term, with the definition as its hint. Throws on an unknown name. */
export function Term({ name, locale, children }: TermProps) {
  const term = terms[name];
  if (!term)
    throw new Error(
      `Unknown term "${name}": add it to lib/terms.ts or use one of ${Object.keys(terms).join(', ')}.`,
    );
  return (
    <a className="term" href={siteHref(localePath(term.href, locale))} title={term.definition}>
      {children}
    </a>
  );
}
