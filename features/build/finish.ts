import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord } from '@/features/content/page-record';
import { readMain } from '@/features/exports/main-text';
import { addProgramNotice } from '@/features/exports/markdown-pages.build';
import type { PageText } from '@/features/exports/page-text';
import { writeSearchData } from '@/features/exports/search';
import { addStructuredData } from '@/features/exports/structured-data.build';
import { startThread } from '@/features/exports/thread';
import { writeOfflineWorker } from '@/features/offline/file-list.build';
import { CONSOLE_FILE, loadConsoleTogether } from '@/features/try/swagger/console-chunks.build';
import { addressPath, pageShown, parseAddress } from '@/shared/addresses';
import { filesBelow } from '@/shared/files/files';
import { addContentSecurityPolicy } from './csp';
import { writeHostFiles } from './headers';
import { addOwnScript, bundleOwnScripts, removePayloads } from './instant';
import { writeRedirects } from './redirects';
import { styleSheetJoiner } from './style-sheets';

/** Reads the records of all pages and removes them from the export, which must not publish them. */
async function takeRecords(folder: string): Promise<PageRecord[]> {
  const file = join(folder, 'records.json');
  const records: PageRecord[] = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return records;
}

/** Returns the site path of the page that a file shows: the start page at the root of the documentation. */
const shownPath = (file: string): string =>
  addressPath(pageShown(parseAddress(`/${file.replace(/\/?index\.html$/, '')}`)));

/**
 * Finishes the export after `next build`: own scripts, Content-Security-Policy, structured data, Markdown
 * pages, search data, link preview images, redirects, service worker, host settings. Pages without islands
 * lose the framework's scripts.
 * @param folder the export, such as `out`
 * @param basePath prefix the site is hosted under, or ''
 * @param options `images: false` leaves out the link preview images
 */
export async function finishExport(
  folder: string,
  basePath: string,
  { images = true }: { images?: boolean } = {},
): Promise<void> {
  const records = await takeRecords(folder);
  const markdown = startThread('./markdown-pages.build.ts', folder, records);
  const rendering = images ? startThread('./social-images.build.tsx', folder, records).ended : undefined;
  const scripts = await bundleOwnScripts(folder, basePath);
  const byPath = new Map(records.map((record) => [record.path, record]));
  const joinStyleSheets = styleSheetJoiner(folder, basePath);
  const texts = new Map<PageRecord, PageText>();
  for (const file of filesBelow(folder, '.html')) {
    const html = await readFile(join(folder, file), 'utf8');
    // Files such as 404.html are no pages.
    const record = file.endsWith('index.html') ? byPath.get(shownPath(file)) : undefined;
    // The root of the documentation shows the text of its start page once more.
    if (record && !texts.has(record)) {
      const text = { record, main: readMain(html, file) };
      texts.set(record, text);
      markdown.worker.postMessage(text);
    }
    const scripted = await addOwnScript(html, file, scripts, { folder, basePath });
    // The sheets of the console are three times as large, and most of its readers have the shared one already.
    const styled = file === CONSOLE_FILE ? scripted : await joinStyleSheets(scripted);
    const described = addStructuredData(addProgramNotice(styled, record?.markdown), record);
    await writeFile(join(folder, file), addContentSecurityPolicy(described, file));
  }
  await loadConsoleTogether(folder, basePath);
  await removePayloads(folder);
  await writeSearchData(
    folder,
    records.flatMap((record) => texts.get(record) ?? []),
  );
  await writeRedirects(folder, basePath);
  markdown.worker.postMessage(null);
  await markdown.ended;
  await rendering;
  await writeOfflineWorker(folder, basePath);
  await writeHostFiles(folder, basePath);
}
