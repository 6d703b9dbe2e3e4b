import { getMessages } from '@/shared/i18n';
import { localePath } from '@/shared/i18n/split';
import { isExternal, siteHref } from '@/shared/paths';
import { foreignLanguage, inLanguage, linkHref } from '@/shared/site-links';
import { navbar, type SiteLink, type SiteLocale, site } from '@/theme.config';
import { DocsTree } from './docs-tree';
import { MarkShapes } from './mark-shapes';
import { type FramedPage, LanguageMenu, VersionMenu } from './menus';

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

/** Renders the button that cycles through system, light and dark (behaviors/color-mode.ts). */
export function ColorModeToggle({ locale }: { locale: SiteLocale }) {
  if (site.colorMode.disableSwitch) return null;
  const messages = getMessages(locale.code);
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      data-color-toggle={messages.colorMode}
      data-system={messages.colorSystem}
      data-light={messages.colorLight}
      data-dark={messages.colorDark}
      aria-label={`${messages.colorMode}: ${messages.colorSystem}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="icon-system" d="M4 5h16v11H4zM9 20h6M12 16v4" />
        <path
          className="icon-light"
          d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"
        />
        <path className="icon-dark" d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" />
      </svg>
    </button>
  );
}

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

/**
 * Renders main links, versions, languages and tree as a modal below the desktop breakpoint.
 * behaviors/mobile-menu.ts opens it, and copies the tree of the page into it. Other pages have the sections.
 */
export function MobileMenu({ page, hasTree }: { page: FramedPage; hasTree: boolean }) {
  const { locale, path } = page;
  const messages = getMessages(locale.code);
  return (
    <dialog className="mobile-menu" aria-label={messages.docsNavigation}>
      <div className="mobile-menu-panel">
        <div className="mobile-menu-head line">
          <button type="button" className="icon-button" aria-label={messages.closeMenu}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
          <div className="mobile-menu-tools">
            <VersionMenu page={page} />
            <LanguageMenu page={page} />
          </div>
        </div>
        <ul className="mobile-menu-links">
          {navbar.map((link) => (
            <li key={link.href}>
              <MainLink link={link} locale={locale} />
            </li>
          ))}
        </ul>
        {!hasTree && <DocsTree locale={locale} path={path} onlySections />}
      </div>
    </dialog>
  );
}
