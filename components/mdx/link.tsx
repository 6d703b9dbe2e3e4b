import type { ComponentProps } from 'react';
import { localePath } from '@/lib/i18n';
import { isExternal, siteHref } from '@/lib/shared/paths';
import type { SiteLocale } from '@/theme.config';

/** Pages that exist in the default language only. */
const untranslated = /^\/docs\/(api|\d)/;

type LinkProps = ComponentProps<'a'> & {
  /** Language of the page; internal links stay within it. */
  locale: SiteLocale;
};

/** A link of the prose. */
export function DocsLink({ href = '', locale, ...props }: LinkProps) {
  if (isExternal(href)) return <a href={href} rel="noopener" {...props} />;
  const inLanguage = href.startsWith('/docs') && !untranslated.test(href) ? localePath(href, locale) : href;
  return <a href={siteHref(inLanguage)} {...props} />;
}
