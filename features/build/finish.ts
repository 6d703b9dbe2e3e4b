import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord } from '@/features/content/page-record';
import { readMain } from '@/features/exports/main-text';
import { addProgramNotice, startMarkdownThread } from '@/features/exports/markdown-pages.build';
import type { PageText } from '@/features/exports/page-text';
import { recordFinder, takeRecords } from '@/features/exports/records.build';
import { writeSearchData } from '@/features/exports/search-data.build';
import { addStructuredData } from '@/features/exports/structured-data.build';
import { startThread } from '@/features/exports/thread';
import { writeOfflineWorker } from '@/features/offline/file-list.build';
import { CONSOLE_FILE, loadConsoleTogether } from '@/features/try/swagger/console-chunks.build';
import { addContentSecurityPolicy } from './csp';
import { writeHostFiles } from './headers';
import { addOwnScript, bundleOwnScripts, removePayloads } from './instant';
import { htmlFiles } from './pages';
import { writeRedirects } from './redirects';
import { styleSheetJoiner } from './style-sheets';

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
  const markdown = startMarkdownThread(folder, records);
  const rendering = images ? startThread('social-images-thread.mjs', { folder, records }).ended : undefined;
  const scripts = await bundleOwnScripts(folder, basePath);
  const getRecord = recordFinder(records);
  const joinStyleSheets = styleSheetJoiner(folder, basePath);
  const texts = new Map<PageRecord, PageText>();
  for (const file of await htmlFiles(folder)) {
    const html = await readFile(join(folder, file), 'utf8');
    const record = getRecord(file);
    // The root of the documentation shows the text of its start page once more.
    if (record && !texts.has(record)) {
      const text = { record, main: readMain(html, file) };
      texts.set(record, text);
      markdown.add(text);
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
  await markdown.finish();
  await rendering;
  await writeOfflineWorker(folder, basePath);
  await writeHostFiles(folder, basePath);
}
