import type { ReactNode } from 'react';
import { localePath } from '@/lib/i18n';
import { siteHref } from '@/lib/paths';
import { terms } from '@/lib/terms';
import type { SiteLocale } from '@/theme.config';

/** Makes the term component: a link to the section that explains a term, with the definition as its hint. Throws on an unknown name. */
export function createTerm(locale: SiteLocale) {
  return function Term({ name, children }: { name: string; children: ReactNode }) {
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
  };
}
