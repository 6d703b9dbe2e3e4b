import type { ReactNode } from 'react';
import { getMessages } from '@/shared/i18n';
import type { SiteLocale } from '@/theme.config';
import { AnnouncementBar } from './announcement-bar';
import { getVersions } from './build/docs-tree';
import { DocsTree, StoredTree } from './docs-tree';
import { Footer } from './footer';
import type { FramedPage } from './menus';
import { MobileMenu } from './mobile-menu';
import { Navbar } from './navbar';
import { toStatic } from './static/to-static';

interface Props {
  locale: SiteLocale;
  /** Site path of the page. */
  path: string;
  /**
   * `tree`: next to the documentation tree; `list`: the page brings its own list, with the id `nav`; `columns`: it brings
   * its own columns. None for pages of one column.
   */
  layout?: 'tree' | 'list' | 'columns';
  /** The page of all addresses that have none. */
  isNotFound?: boolean;
  children: ReactNode;
}

function Body({
  page,
  layout,
  children,
}: {
  page: FramedPage;
  layout: Props['layout'];
  children: ReactNode;
}) {
  if (!layout) return children;
  return (
    <div className="docs-layout">
      {layout === 'tree' && (
        <div className="sidebar" id="nav">
          <DocsTree locale={page.locale} path={page.path} />
          <StoredTree />
        </div>
      )}
      {children}
    </div>
  );
}

/** Words that the shell's script shows (shared/browser/texts.ts), and the place where it announces something. */
function Words({ locale }: { locale: SiteLocale }) {
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
 * The frame of every page and the page in it, as plain HTML: skip link, announcement, navbar, footer, mobile menu. Only
 * the islands in it stay React. features/layout/behaviors makes the frame work.
 */
export async function PageFrame({ locale, path, layout, isNotFound = false, children }: Props) {
  const page: FramedPage = { locale, path, versions: isNotFound ? undefined : await getVersions(path) };
  return toStatic(
    <>
      <a className="skip-link" href="#content">
        {getMessages(locale.code).skipToContent}
      </a>
      <AnnouncementBar locale={locale} />
      <Navbar page={page} hasTree={layout === 'tree' || layout === 'list'} />
      {/* Closed, and next to the tree of which it has a copy: so the two compress to one. */}
      <MobileMenu page={page} />
      <Body page={page} layout={layout}>
        {children}
      </Body>
      <Footer locale={locale} />
      <Words locale={locale} />
    </>,
  );
}
