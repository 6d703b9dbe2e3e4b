import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import { parseAddress } from '@/lib/shared/addresses';
import { site } from '@/theme.config';
import { htmlFiles } from './pages';
import { aliasesOf } from './search-aliases';
import { operationRecords, runningServerRecords, settingRecords } from './search-records';
import { type SearchedPage, writeSearchWords } from './search-words';

/** Whether the text of a file of the export is searched. `/docs/` itself repeats the page it opens; operations have records instead. */
function isSearched(file: string): boolean {
  const [, path] = /^(.*)\/index\.html$/.exec(file) ?? [];
  const address = path === undefined ? undefined : parseAddress(`/${path}`);
  if (address?.kind === 'page') return address.rest !== '';
  return address?.kind === 'console' || address?.kind === 'category';
}

/** Parts of a page that are no text of it: controls, labels of code, ways to other pages. */
const excluded = [
  '.anchor',
  '.code-head',
  '.tab-list',
  '.ax-tools',
  '.breadcrumbs',
  '.notice',
  '.page-tools',
  '.pager',
];

/** Files that Pagefind adds for sites that use its own dialog; ours has one of its own. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

function refuse(what: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`${what} could not be added to the search: ${errors.join('; ')}`);
}

/** The page with the other words for it where Pagefind looks for what is not part of the text. */
function withAliases({ path, html }: SearchedPage): string {
  const words = aliasesOf(path);
  if (words === '') return html;
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<meta data-pagefind-meta="also[content]" content="${words}">`,
  );
}

/**
 * Writes the search index of the built pages, one for each language, with a record of its own for each API operation
 * and each setting, so that typing a name finds the thing itself before the pages that mention it.
 * Addresses in it are site paths; the dialog adds the base path.
 * @param folder the export, such as `out`
 */
export async function writeSearchIndex(folder: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ excludeSelectors: excluded });
  if (!index) throw new Error(`The search index could not be started: ${errors.join('; ')}`);
  const pages: SearchedPage[] = [];
  for (const file of (await htmlFiles(folder)).filter(isSearched)) {
    const page = {
      path: `/${file.replace(/index\.html$/, '')}`,
      html: await readFile(join(folder, file), 'utf8'),
    };
    refuse(file, (await index.addHTMLFile({ sourcePath: file, content: withAliases(page) })).errors);
    pages.push(page);
  }
  for (const locale of site.locales)
    for (const record of [
      ...operationRecords(locale),
      ...settingRecords(process.cwd(), locale),
      ...runningServerRecords(locale),
    ])
      refuse(record.url, (await index.addCustomRecord(record)).errors);
  const output = join(folder, 'pagefind');
  await index.writeFiles({ outputPath: output });
  await pagefind.close();
  await writeSearchWords(output, pages);
  for (const name of await readdir(output)) if (unused.test(name)) await rm(join(output, name));
}
