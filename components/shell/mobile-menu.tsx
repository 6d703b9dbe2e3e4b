import { getMessages } from '@/lib/i18n';
import { navbar } from '@/theme.config';
import { DocsTree } from './docs-tree';
import type { FramedPage } from './framed-page';
import { MainLink } from './main-link';

/** Main links and documentation tree as a modal below the desktop breakpoint; lib/browser/enhance/mobile-menu.ts opens it. */
export function MobileMenu({ page: { locale, path } }: { page: FramedPage }) {
  const messages = getMessages(locale.code);
  return (
    <dialog className="mobile-menu" aria-label={messages.docsNavigation}>
      <div className="mobile-menu-panel">
        <button type="button" className="icon-button" aria-label={messages.closeMenu}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        <ul className="mobile-menu-links">
          {navbar.map((link) => (
            <li key={link.href}>
              <MainLink link={link} locale={locale} />
            </li>
          ))}
        </ul>
        <DocsTree locale={locale} path={path} />
      </div>
    </dialog>
  );
}
