import 'server-only';
import { pageRecords } from '@/lib/server/records';
import { absoluteUrl } from './markdown/links';

interface SitemapEntry {
  url: string;
  alternates?: { languages: Record<string, string> };
  lastModified?: string;
}

/** Adds what readers of all other languages get: the page in the default language. */
function addressesOf(languages: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.fromEntries(Object.entries(languages).map(([code, path]) => [code, absoluteUrl(path)]));
  return own.en === undefined ? own : { ...own, 'x-default': own.en };
}

/** Lists every published page that stands for itself, in each language that it is written in. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const records = await pageRecords();
  return records
    .filter(({ path, canonical, noindex }) => !noindex && canonical === path)
    .map(({ path, languages = {}, changed }) => ({
      url: absoluteUrl(path),
      ...(Object.keys(languages).length > 1 && { alternates: { languages: addressesOf(languages) } }),
      ...(changed && { lastModified: changed }),
    }));
}
