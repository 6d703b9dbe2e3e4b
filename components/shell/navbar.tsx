import { getMessages } from '@/lib/i18n';
import { localePath } from '@/lib/i18n/split';
import { isExternal, siteHref } from '@/lib/paths';
import { type SiteLocale, site } from '@/theme.config';
import { ColorModeToggle } from './color-mode/toggle';
import { DocsHomeLink } from './docs-home-link';
import { LanguageMenu } from './menus/language-menu';
import { VersionMenu } from './menus/version-menu';
import { MobileMenu } from './mobile-menu';
import { SearchButton } from './search/search-button';
import { Wordmark } from './wordmark';

/** Top bar: wordmark, main links, search, version, language, colour mode, and the button of the mobile menu. */
export function Navbar({ locale }: { locale: SiteLocale }) {
  const messages = getMessages(locale.code);
  const labels: Record<string, string> = {
    '/docs': messages.navDocs,
    '/docs/api': messages.navApi,
    [site.repository]: messages.navRepository,
  };
  return (
    <header className="navbar" data-navbar>
      <MobileMenu />
      <a
        className="brand"
        href={siteHref(localePath('/', locale))}
        aria-label={`${site.product.name}: ${messages.home}`}
      >
        <Wordmark />
      </a>
      <nav className="navbar-links" aria-label={messages.mainNavigation}>
        {site.navbar.map(({ label, href }) =>
          href === '/docs' ? (
            <DocsHomeLink key={href} href={localePath(href, locale)}>
              {labels[href] ?? label}
            </DocsHomeLink>
          ) : (
            <a key={href} href={siteHref(href)} rel={isExternal(href) ? 'noopener' : undefined}>
              {labels[href] ?? label}
            </a>
          ),
        )}
      </nav>
      <div className="navbar-tools">
        <SearchButton />
        <VersionMenu />
        <LanguageMenu />
        <ColorModeToggle />
      </div>
    </header>
  );
}
