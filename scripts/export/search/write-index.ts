import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlFiles } from '@/scripts/export/pages';
import { site } from '@/theme.config';
import { type ExportedPage, isSearched, searchData } from './search-data';

/** Folder of the export with what the search dialog loads, one file for each language. */
export const SEARCH_FOLDER = 'search';

async function searchedPages(folder: string): Promise<ExportedPage[]> {
  const files = (await htmlFiles(folder)).filter((file) => file.endsWith('/index.html'));
  const pages = files.map((file) => ({ file, path: `/${file.replace(/index\.html$/, '')}` }));
  return Promise.all(
    pages
      .filter(({ path }) => isSearched(path))
      .map(async ({ file, path }) => ({ path, html: await readFile(join(folder, file), 'utf8') })),
  );
}

/**
 * Writes what is searched, read from the built pages, the contract, the settings and the terms. Addresses in it are site
 * paths; the dialog adds the base path.
 * @param folder the export, such as `out`
 */
export async function writeSearchIndex(folder: string): Promise<void> {
  const pages = await searchedPages(folder);
  await mkdir(join(folder, SEARCH_FOLDER), { recursive: true });
  for (const locale of site.locales) {
    const text = JSON.stringify(searchData(pages, locale));
    await writeFile(join(folder, SEARCH_FOLDER, `${locale.code}.json`), text);
  }
}
