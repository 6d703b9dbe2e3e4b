import 'server-only';
import type { DocsVersion, SiteLocale } from '@/theme.config';

/** A node of the documentation tree. `href` is a site path without base path. */
export interface NavNode {
  title: string;
  href?: string;
  /** Language of the title and of what is below, where it is another than that of the surroundings. */
  lang?: string;
  /** Language of the page where it differs from that of the title. */
  hrefLang?: string;
  /**
   * Set on a folder: its path below the root of the version, the same in every language and version, whatever its title
   * says, and also where the folder has no page of its own.
   */
  folder?: string;
  children?: NavNode[];
  /** Set on the name of the group of nodes that follows it. */
  isLabel?: true;
}

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
  /** Whether it is in the tree and in reading order; others are reached by links. */
  isListed: boolean;
  version: DocsVersion;
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
  /** The pages again, below the names of their groups; pages before the first name have none. */
  groups: { title?: string; lang?: string | undefined; pages: DocPage[] }[];
}
