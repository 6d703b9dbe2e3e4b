import { getMessages } from '@/shared/i18n';
import { localePath } from '@/shared/i18n/split';
import { siteHref } from '@/shared/paths';
import { navbar, site } from '@/theme.config';
import { ColorModeToggle } from './color-toggle';
import { MainLink } from './main-link';
import { MarkShapes } from './mark-shapes';
import { type FramedPage, LanguageMenu, VersionMenu } from './menus';

export function Navbar({ page, hasTree }: { page: FramedPage; hasTree: boolean }) {
  const { locale } = page;
  const messages = getMessages(locale.code);
  return (
    <header className="navbar" data-navbar="">
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={false}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <a
        className="brand"
        href={siteHref(localePath('/', locale))}
        aria-label={`${site.product.name}: ${messages.home}`}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <MarkShapes />
        </svg>
        {site.product.name}
      </a>
      <nav className="navbar-links" aria-label={messages.mainNavigation}>
        {hasTree && (
          <a className="tree-link" href="#nav">
            {messages.menu}
          </a>
        )}
        {navbar.map((link) => (
          <MainLink key={link.href} link={link} locale={locale} />
        ))}
      </nav>
      <div className="navbar-tools">
        <button
          type="button"
          className="search-button"
          data-search-open=""
          aria-haspopup="dialog"
          aria-label={messages.search}
          aria-keyshortcuts="/ Control+K"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20" />
          </svg>
          <span>{messages.search}</span>
          <kbd>/</kbd>
        </button>
        <VersionMenu page={page} />
        <LanguageMenu page={page} />
        <ColorModeToggle locale={locale} />
      </div>
    </header>
  );
}
