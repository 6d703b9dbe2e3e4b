import type { SiteLocale } from '@/theme.config';

/** What the frame must know of the page in it. */
export interface FramedPage {
  /** Language of the frame. */
  locale: SiteLocale;
  /** Site path of the page; that of the front page for the page of addresses that do not exist. */
  path: string;
  /** Names of the versions that have the page; undefined where the documentation has no page. */
  versions: readonly string[] | undefined;
}
