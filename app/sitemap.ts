import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/features/exports/sitemap';

export const dynamic = 'force-static';

/** Addresses of all published pages with their languages and times of change, for search engines. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries();
}
