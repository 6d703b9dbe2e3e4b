import { getMessages } from '@/shared/i18n';
import { navbar } from '@/theme.config';
import { DocsTree } from './docs-tree';
import { MainLink } from './main-link';
import { type FramedPage, LanguageMenu, VersionMenu } from './menus';

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
