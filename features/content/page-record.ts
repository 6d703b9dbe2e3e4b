import type { LocaleCode } from '@/theme.config';

export interface TrailStep {
  title: string;
  /** Site path; undefined for a section without a page. */
  href?: string | undefined;
  /** Language of the title, where it differs from the page's. */
  lang?: string | undefined;
}

/**
 * The metadata of a page. Its head, breadcrumbs and date are rendered from it. After the build, structured
 * data, link preview images, Markdown notices and sitemap read it from `records.json`.
 */
export interface PageRecord {
  path: string;
  language: LocaleCode;
  title: string;
  description: string;
  canonical: string;
  markdown?: string | undefined;
  /** Site paths of the translations by language code, its own included. */
  languages?: Record<string, string>;
  noindex?: boolean;
  /** Breadcrumbs, the page included; empty for a page outside the tree. */
  trail: TrailStep[];
  /** Time of the last commit that changed it (ISO 8601); undefined without git. */
  changed: string | undefined;
}
