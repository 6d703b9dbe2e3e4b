import type { LocaleCode } from '@/theme.config';

/** A step of the way to a page. */
export interface TrailStep {
  title: string;
  /** Site path; undefined for a section without a page. */
  href?: string | undefined;
  /** Language of the title, where it differs from that of the page. */
  lang?: string | undefined;
}

/**
 * What is known of a page besides its text. Its head, breadcrumbs and date are drawn from it, and what is made after the
 * build reads it from `records.json`: data for search engines, pictures, the notice for programs, the sitemap.
 */
export interface PageRecord {
  /** Site path. */
  path: string;
  language: LocaleCode;
  title: string;
  description: string;
  /** Site path of the page that search engines should show: another one where this page stands for it. */
  canonical: string;
  /** Site path of the Markdown counterpart. */
  markdown?: string | undefined;
  /** Site paths of the page in the languages that it is written in, by language code. */
  languages?: Record<string, string>;
  noindex?: boolean;
  /** The way to the page, itself included; empty for a page outside of the tree. */
  trail: TrailStep[];
  /** Time of the last commit that changed it (ISO 8601); undefined without git. */
  changed: string | undefined;
}
