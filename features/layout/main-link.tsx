import { isExternal } from '@/shared/paths';
import { foreignLanguage, inLanguage, linkHref } from '@/shared/site-links';
import type { SiteLink, SiteLocale } from '@/theme.config';

/**
 * Renders a main link. client/preferred-version.ts points the one to the documentation at the version chosen last.
 */
export function MainLink({ link, locale }: { link: SiteLink; locale: SiteLocale }) {
  const text = inLanguage(link, locale.code);
  const href = linkHref(link, locale);
  return (
    <a
      href={href}
      hrefLang={foreignLanguage(link.href, locale)}
      data-docs-home={link.href === '/docs' ? href : undefined}
      rel={isExternal(href) ? 'noopener' : undefined}
    >
      {text}
    </a>
  );
}
