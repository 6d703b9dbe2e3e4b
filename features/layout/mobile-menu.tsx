import { getMessages } from '@/shared/i18n';
import { navbar } from '@/theme.config';
import { CloseIcon } from './close-icon';
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
        <button type="button" className="icon-button" aria-label={messages.closeMenu}>
          <CloseIcon />
        </button>
        <ul className="mobile-menu-links">
          {navbar.map((link) => (
            <li key={link.href}>
              <MainLink link={link} locale={locale} />
            </li>
          ))}
        </ul>
        <div className="mobile-menu-tools">
          <VersionMenu page={page} />
          <LanguageMenu page={page} />
        </div>
        {!hasTree && <DocsTree locale={locale} path={path} onlySections />}
      </div>
    </dialog>
  );
}
