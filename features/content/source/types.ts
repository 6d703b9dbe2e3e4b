import 'server-only';
import type { SiteLocale } from '@/theme.config';

/** A node of the documentation tree. `href` is a site path without base path. */
export interface NavNode {
  title: string;
  href?: string;
  /** Language of the title and the nodes below, where it differs from the parent's. */
  lang?: string;
  /** Language of the page where it differs from the title's. */
  hrefLang?: string;
  /** Path of a folder below `/docs`, the same in every language. */
  folder?: string;
  children?: NavNode[];
  /** Whether it is the label of the group of nodes that follows it. */
  isLabel?: true;
}

export interface DocPage {
  /** Site path, such as `/docs/guides/webhooks` or `/de/docs/guides/webhooks`. */
  href: string;
  /** Path below `/docs`, such as `guides/webhooks`; stable across languages. */
  rest: string;
  /** Segments below `content/`, as in the compiler. */
  contentPath: string[];
  title: string;
  sidebarTitle: string;
  description: string;
  draft: boolean;
  /** Whether it is in the tree and in reading order; other pages are reached by links. */
  isListed: boolean;
  locale: SiteLocale;
  /** Language of the text; differs from `locale` where no translation exists. */
  textLocale: SiteLocale;
}

export interface DocSet {
  pages: DocPage[];
  tree: NavNode[];
}

/** A generated index page of a folder without its own. */
export interface Category {
  /** Last segment of `/docs/category/<slug>`. */
  slug: string;
  href: string;
  title: string;
  pages: DocPage[];
  /** The pages by group; pages before the first label have no title. */
  groups: { title?: string; lang?: string | undefined; pages: DocPage[] }[];
}
