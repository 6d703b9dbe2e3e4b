import { isExternal } from '@/lib/shared/paths';
import { inLanguage, linkHref } from '@/lib/shared/site-links';
import type { SiteLink, SiteLocale } from '@/theme.config';
import { DocsHomeLink } from './docs-home-link';

/** One of the main links; that to the documentation leads to the version that the reader chose last. */
export function MainLink({ link, locale }: { link: SiteLink; locale: SiteLocale }) {
  const text = inLanguage(link, locale.code);
  const href = linkHref(link, locale);
  if (link.href === '/docs') return <DocsHomeLink href={href}>{text}</DocsHomeLink>;
  return (
    <a href={href} rel={isExternal(href) ? 'noopener' : undefined}>
      {text}
    </a>
  );
}
