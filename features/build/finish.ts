import { placeMarkdownPages } from '@/features/exports/markdown-pages.build';
import { recordFinder, takeRecords } from '@/features/exports/records.build';
import { renderSocialImages } from '@/features/exports/social-images.build';
import { addStructuredData } from '@/features/exports/structured-data.build';
import { writeOfflineWorker } from '@/features/offline/file-list.build';
import { loadConsoleTogether } from '@/features/try/swagger/console-chunks.build';
import { addContentSecurityPolicy } from './csp';
import { writeHostFiles } from './headers';
import { addOwnScript, bundleOwnScripts, removePayloads } from './instant';
import { eachPage } from './pages';
import { writeRedirects } from './redirects';

/**
 * Finishes the export after `next build`: own scripts, Content-Security-Policy, structured data, Markdown
 * pages, link preview images, redirects, service worker, host settings. Pages without islands lose the
 * framework's scripts.
 * @param folder the export, such as `out`
 * @param basePath prefix the site is hosted under, or ''
 * @param options `images: false` leaves out the link preview images
 */
export async function finishExport(
  folder: string,
  basePath: string,
  { images = true }: { images?: boolean } = {},
): Promise<void> {
  const scripts = await bundleOwnScripts(folder, basePath);
  const records = await takeRecords(folder);
  const getRecord = recordFinder(records);
  await eachPage(folder, (html, file) =>
    addContentSecurityPolicy(addStructuredData(addOwnScript(html, file, scripts), getRecord(file)), file),
  );
  await loadConsoleTogether(folder, basePath);
  await removePayloads(folder);
  await placeMarkdownPages(folder, getRecord);
  if (images) await renderSocialImages(folder, records);
  await writeRedirects(folder, basePath);
  await writeOfflineWorker(folder, basePath);
  await writeHostFiles(folder, basePath);
}
