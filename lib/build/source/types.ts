import 'server-only';
import type { NavNode } from '@/lib/shared/nav-tree';

export type { NavNode };

import type { DocsVersion, SiteLocale } from '@/theme.config';

/** One documentation page in one version and one language. */
export interface DocPage {
  /** Site path, such as `/docs/guides/webhooks` or `/de/docs/guides/webhooks`. */
  href: string;
  /** Path below the version root, such as `guides/webhooks`; stable across versions and languages. */
  rest: string;
  /** Segments below `content/`, as the compiler knows the file. */
  contentPath: string[];
  title: string;
  sidebarTitle: string;
  description: string;
  draft: boolean;
  version: DocsVersion;
  /** Language of the address. */
  locale: SiteLocale;
  /** Language of the text; differs from `locale` where no translation exists. */
  textLocale: SiteLocale;
}

/** All pages of one version in one language: reading order and tree. */
export interface DocSet {
  version: DocsVersion;
  locale: SiteLocale;
  pages: DocPage[];
  tree: NavNode[];
}

/** A generated index page: a folder without an index page of its own. */
export interface Category {
  /** Last segment of `/docs/category/<slug>`. */
  slug: string;
  href: string;
  title: string;
  pages: DocPage[];
}
