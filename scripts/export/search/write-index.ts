import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchDirectory } from '@/lib/shared/search/format';
import { htmlFiles } from '@/scripts/export/pages';
import { type SiteLocale, site } from '@/theme.config';
import { type ExportedPage, isSearched, searchData } from './search-data';
import { searchIndex } from './search-index';

/** Folder of the export with what the search dialog loads first, one file for each language. */
export const SEARCH_FOLDER = 'search';

/** Folder of the export with all else, in one folder for each language whose name changes with what is in it. */
const PARTS_FOLDER = '_next/static/search';

async function searchedPages(folder: string): Promise<ExportedPage[]> {
  const files = (await htmlFiles(folder)).filter((file) => file.endsWith('/index.html'));
  const pages = files.map((file) => ({ file, path: `/${file.replace(/index\.html$/, '')}` }));
  return Promise.all(
    pages
      .filter(({ path }) => isSearched(path))
      .map(async ({ file, path }) => ({ path, html: await readFile(join(folder, file), 'utf8') })),
  );
}

async function writeLanguage(folder: string, pages: readonly ExportedPage[], locale: SiteLocale) {
  const index = searchIndex(searchData(pages, locale), locale.code);
  const files = [
    ...index.parts.map((part, number) => [`terms/${number}.json`, JSON.stringify(part)] as const),
    ...index.pages.map((page, number) => [`pages/${number}.json`, JSON.stringify(page)] as const),
  ];
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name} ${text}\n`);
  const place = `${PARTS_FOLDER}/${locale.code}-${hash.digest('hex').slice(0, 12)}`;
  for (const sub of ['terms', 'pages']) await mkdir(join(folder, place, sub), { recursive: true });
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, place, name), text)));
  const directory: SearchDirectory = { folder: `/${place}`, ...index.directory };
  await writeFile(join(folder, SEARCH_FOLDER, `${locale.code}.json`), JSON.stringify(directory));
}

/**
 * Writes what is searched, read from the built pages, the contract, the settings and the terms. Addresses in it are site
 * paths; the dialog adds the base path.
 * @param folder the export, such as `out`
 */
export async function writeSearchIndex(folder: string): Promise<void> {
  const pages = await searchedPages(folder);
  await mkdir(join(folder, SEARCH_FOLDER), { recursive: true });
  for (const locale of site.locales) await writeLanguage(folder, pages, locale);
}
