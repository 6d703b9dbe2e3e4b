import type { ComponentProps } from 'react';
import { foreignText } from '@/features/content/source/files';
import { linkInLanguage } from '@/shared/addresses';
import { isExternal, siteHref } from '@/shared/paths';
import type { SiteLocale } from '@/theme.config';

type LinkProps = ComponentProps<'a'> & {
  locale: SiteLocale;
};

/** Renders a link of the prose. `hreflang` marks targets in another language, which the style sheet shows. */
export function DocsLink({ href = '', locale, ...props }: LinkProps) {
  if (isExternal(href)) return <a href={href} rel="noopener" {...props} />;
  return <a href={siteHref(linkInLanguage(href, locale))} hrefLang={foreignText(href, locale)} {...props} />;
}
