import 'server-only';
import type { MetadataRoute } from 'next';
import { withDefault } from '@/features/layout/build/metadata';
import { pageRecords } from '@/features/records';
import { absoluteUrl } from './links';

const toAddresses = (languages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(withDefault(languages)).map(([code, path]) => [code, absoluteUrl(path)]));

/** Lists every canonical page in each of its languages. */
export async function sitemapEntries(): Promise<MetadataRoute.Sitemap> {
  const records = await pageRecords();
  return records
    .filter(({ path, canonical, noindex }) => !noindex && canonical === path)
    .map(({ path, languages = {}, changed }) => ({
      url: absoluteUrl(path),
      ...(Object.keys(languages).length > 1 && { alternates: { languages: toAddresses(languages) } }),
      ...(changed && { lastModified: changed }),
    }));
}
