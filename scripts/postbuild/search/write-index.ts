import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlFiles } from '@/scripts/postbuild/pages';
import { site } from '@/theme.config';
import { type ExportedPage, isSearched, searchData } from './search-data';

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
 * Writes what is searched, one file for each language, from the built pages, the contract, the settings, the terms and
 * the phrases. Addresses in it are site paths; the dialog adds the base path.
 * @param folder the export, such as `out`
 */
export async function writeSearchIndex(folder: string): Promise<void> {
  const pages = await searchedPages(folder);
  await mkdir(join(folder, 'search'), { recursive: true });
  for (const locale of site.locales)
    await writeFile(join(folder, 'search', `${locale.code}.json`), JSON.stringify(searchData(pages, locale)));
}
