import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/features/exports/sitemap';

export const dynamic = 'force-static';

/** Lists all published pages with their languages and modification times. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries();
}
