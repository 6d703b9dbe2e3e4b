import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n';
import { isExternal, siteHref } from '@/lib/paths';
import type { SiteLocale } from '@/theme.config';

/** Pages that exist in the default language only. */
const untranslated = /^\/docs\/(api|\d)/;

/** Makes the link component of a page: internal links stay in the language of the address. */
export function createLink(locale: SiteLocale) {
  return function Link({ href = '', ...props }: ComponentProps<'a'>) {
    if (isExternal(href)) return <a href={href} rel="noopener" {...props} />;
    const inLanguage = href.startsWith('/docs') && !untranslated.test(href) ? localePath(href, locale) : href;
    return <a href={siteHref(inLanguage)} {...props} />;
  };
}
