import { existsSync } from 'node:fs';
import { allOperations } from '@/lib/contract/all-operations';
import { runningServerPage } from '@/lib/differences/page';
import { partsOf } from '@/lib/differences/pages';
import { defaultLocale, localePath } from '@/lib/i18n';
import { schemaNames, schemaPath } from '@/lib/server/contract/schemas';
import { lastCommit } from '@/lib/server/git-date';
import { consolePath } from '@/lib/server/reference/about';
import { type DocPage, getCategories, getDocs } from '@/lib/server/source';
import { contentFiles } from '@/lib/server/source/files';
import { currentVersion } from '@/lib/versions';
import { site } from '@/theme.config';
import { absoluteUrl } from './markdown/links';

interface SitemapEntry {
  url: string;
  alternates?: { languages: Record<string, string> };
  lastModified?: string;
}

/** A page in one language, before it is known which other languages have it. */
interface Candidate {
  path: string;
  /** Equal for the same page in all languages. */
  key: string;
  code: string;
  files: string[];
}

/** The file of a page: of the places where it may be, the one where it is. */
const fileOf = (page: DocPage): string[] => contentFiles(page).filter((file) => existsSync(file));

async function candidates(): Promise<Candidate[]> {
  const perLocale = await Promise.all(
    site.locales.map(async (locale): Promise<Candidate[]> => {
      const own = (page: DocPage) => page.textLocale === locale && !page.draft;
      const { pages } = await getDocs(currentVersion, locale);
      const categories = await getCategories(locale);
      const { code } = locale;
      const landing = localePath('/', locale);
      return [
        { path: landing, key: '/', code, files: ['components/home', `lib/i18n/${code}/landing.ts`] },
        ...categories
          .filter(({ pages: categoryPages }) => categoryPages.some(own))
          .map(({ href, slug, pages: categoryPages }) => ({
            path: href,
            key: `category ${slug}`,
            code,
            files: categoryPages.filter(own).flatMap(fileOf),
          })),
        ...pages.filter(own).map((page) => ({ path: page.href, key: page.rest, code, files: fileOf(page) })),
      ];
    }),
  );
  const { code } = defaultLocale;
  const reference = [...allOperations.map(({ href }) => href), schemaPath(), ...schemaNames.map(schemaPath)];
  const differences = [runningServerPage, ...partsOf().map(({ href }) => href)];
  return [
    ...perLocale.flat(),
    { path: '/markdown-page', key: '/markdown-page', code, files: ['app/(en)/markdown-page'] },
    { path: consolePath, key: consolePath, code, files: ['components/console', 'openapi.json'] },
    ...reference.map((path) => ({ path, key: path, code, files: ['openapi.json', 'openapi.server.json'] })),
    ...differences.map((path) => ({ path, key: path, code, files: ['api/differences'] })),
  ];
}

/**
 * Every published page of the current version in a language that it is written in.
 * Throws a sentence when a file that dates a page does not exist.
 */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const all = await candidates();
  return Promise.all(
    all.map(async ({ path, key, files }) => {
      const markdownPages = all.filter((other) => other.key === key);
      const missing = files.find((file) => !existsSync(file));
      if (missing)
        throw new Error(`${path} takes its date from ${missing}, which does not exist. Name its source.`);
      const changed = await lastCommit(files);
      return {
        url: absoluteUrl(path),
        ...(markdownPages.length > 1 && { alternates: { languages: languagesOf(markdownPages) } }),
        ...(changed && { lastModified: changed }),
      };
    }),
  );
}

/** The same page by language; readers of all others get the default one. */
function languagesOf(markdownPages: readonly Candidate[]): Record<string, string> {
  const own = Object.fromEntries(markdownPages.map(({ code, path }) => [code, absoluteUrl(path)]));
  const fallback = own[defaultLocale.code];
  return fallback === undefined ? own : { ...own, 'x-default': fallback };
}
