import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAddress } from '@/shared/addresses';
import { defaultLocale } from '@/shared/i18n';
import { site } from '@/theme.config';
import type { PageText } from './page-text';
import { inReference, isArticle } from './reading';
import { searchData } from './search';
import { searchedPage } from './search/page-documents';

/** Pages that exist in the default language only, and are found in every language. */
const isShared = ({ record }: PageText): boolean =>
  inReference(record) ||
  parseAddress(record.path).kind === 'console' ||
  (parseAddress(record.path).kind === 'other' && record.language === defaultLocale.code);

/**
 * Writes the search data of each language: `/search/en.json`.
 * @param folder the export, such as `out`
 * @param texts all pages in reading order
 */
export async function writeSearchData(folder: string, texts: readonly PageText[]): Promise<void> {
  await mkdir(join(folder, 'search'), { recursive: true });
  const shared = texts.filter(isShared).map(searchedPage);
  for (const locale of site.locales) {
    const own = texts.filter(({ record }) => isArticle(record, locale.code)).map(searchedPage);
    const data = searchData([...own, ...shared], locale);
    await writeFile(join(folder, 'search', `${locale.code}.json`), JSON.stringify(data));
  }
}
