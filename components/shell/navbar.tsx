import { getMessages } from '@/lib/i18n';
import { localePath } from '@/lib/i18n/split';
import { siteHref } from '@/lib/shared/paths';
import { type SiteLocale, site } from '@/theme.config';
import { ColorModeToggle } from './color-mode/toggle';
import { MainLinks } from './main-links';
import { LanguageMenu } from './menus/language-menu';
import { VersionMenu } from './menus/version-menu';
import { MobileMenu } from './mobile-menu';
import { SearchButton } from './search/search-button';
import { Wordmark } from './wordmark';

/** Top bar: wordmark, main links, search, version, language, colour mode, and the button of the mobile menu. */
export function Navbar({ locale }: { locale: SiteLocale }) {
  const messages = getMessages(locale.code);
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
        <MainLinks />
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
