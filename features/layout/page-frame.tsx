import type { ReactNode } from 'react';
import { getMessages } from '@/shared/i18n';
import { inLanguage } from '@/shared/site-links';
import { footer, type SiteLocale, site } from '@/theme.config';
import { DocsTree, StoredTree } from './docs-tree';
import type { FramedPage } from './menus';
import { MainLink, MobileMenu, Navbar } from './navbar';
import { toStatic } from './static/to-static';

interface Props extends FramedPage {
  /**
   * `tree`: page with the documentation tree. `list`: the page has its own list with the ID `nav`. `columns`:
   * the page has its own columns. Undefined: one column.
   */
  layout?: 'tree' | 'list' | 'columns';
  children: ReactNode;
}

/** Renders the bar above the navbar, which behaviors/announcement.ts dismisses. */
function AnnouncementBar({ locale }: { locale: SiteLocale }) {
  const { announcement } = site;
  if (!announcement) return null;
  const messages = getMessages(locale.code);
  const { href } = announcement;
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <p>
        {href ? (
          <MainLink link={{ ...announcement, href }} locale={locale} />
        ) : (
          inLanguage(announcement, locale.code)
        )}
      </p>
      <button type="button" className="icon-button" data-dismiss="" aria-label={messages.dismiss}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}

function Footer({ locale }: { locale: SiteLocale }) {
  const messages = getMessages(locale.code);
  return (
    <footer className="footer">
      <div className="footer-columns">
        {footer.columns.map(({ titleKey, links }) => (
          <section key={titleKey}>
            <h2>{messages[titleKey]}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <MainLink link={link} locale={locale} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="copyright">
        © {new Date().getFullYear()} {footer.copyright}
      </p>
    </footer>
  );
}

/** Contains the texts for the shell's script (shared/browser/texts.ts) and is its live region. */
function ShellTexts({ locale }: { locale: SiteLocale }) {
  const { copy, copied, copyFailed, wrap, close, loadFailed, pageFailed, retry, offline } = getMessages(
    locale.code,
  );
  return (
    <p
      className="visually-hidden"
      role="status"
      data-page-status=""
      data-copy={copy}
      data-copied={copied}
      data-copy-failed={copyFailed}
      data-wrap={wrap}
      data-close={close}
      data-load-failed={loadFailed}
      data-page-failed={pageFailed}
      data-retry={retry}
      data-offline={offline}
    />
  );
}

/**
 * Renders a page in its frame as plain HTML: skip link, announcement, navbar, footer, mobile menu. Only
 * islands stay React. The scripts of the frame are in behaviors/.
 */
export async function PageFrame({ layout, children, ...page }: Props) {
  const { locale, path } = page;
  return toStatic(
    <>
      <a className="skip-link" href="#content">
        {getMessages(locale.code).skipToContent}
      </a>
      <AnnouncementBar locale={locale} />
      <Navbar page={page} hasTree={layout === 'tree' || layout === 'list'} />
      <MobileMenu page={page} hasTree={layout === 'tree'} />
      {layout ? (
        <div className="docs-layout">
          {layout === 'tree' && (
            <div className="sidebar" id="nav">
              <DocsTree locale={locale} path={path} />
              <StoredTree />
            </div>
          )}
          {children}
        </div>
      ) : (
        children
      )}
      <Footer locale={locale} />
      <ShellTexts locale={locale} />
    </>,
  );
}
