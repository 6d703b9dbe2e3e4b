import { isExternal } from '@/shared/paths';
import { foreignLanguage, inLanguage, linkHref } from '@/shared/site-links';
import type { SiteLink, SiteLocale } from '@/theme.config';

/** Renders a link of the configuration (client/preferred-version.ts). */
export function MainLink({ link, locale }: { link: SiteLink; locale: SiteLocale }) {
  return (
    <a
      href={linkHref(link, locale)}
      hrefLang={foreignLanguage(link.href, locale)}
      data-docs-home={link.href === '/docs' ? '' : undefined}
      rel={isExternal(link.href) ? 'noopener' : undefined}
    >
      {inLanguage(link, locale.code)}
    </a>
  );
}
