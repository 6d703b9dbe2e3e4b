import { compactPayload } from '@/framework/next/compact-payload';
import { hintCompilation } from './compile-hint';
import { addContentSecurityPolicy } from './csp';
import { writeHostFiles } from './headers';
import { bundleOwnScripts, waitForReader } from './instant';
import { writeLicences } from './licences';
import { eachPayload, mergeSheets } from './merge-sheets';
import { writeOffline } from './offline';
import { eachPage } from './pages';
import { writeRedirects } from './redirects';
import { writeSearchIndex } from './search/write-index';
import { drawSocialImages } from './social-images';
import { addStructuredData } from './structured-data';
import { placeTextTwins } from './text-twins';
import { removeUnreadFiles } from './unread-files';

/**
 * Finishes the export after `next build`: smaller pages whose framework waits for a reader who acts, a
 * Content-Security-Policy in each, data for search engines, Markdown twins, search index, pictures, redirects,
 * licence notices, the list of files for reading offline, header files.
 * @param folder the export, such as `out`
 * @param basePath prefix the site is hosted under, or ''
 */
export async function finishExport(folder: string, basePath: string): Promise<void> {
  const scripts = await bundleOwnScripts(folder, basePath);
  const nameSheets = await mergeSheets(folder, basePath);
  await eachPage(folder, (html, file) =>
    addContentSecurityPolicy(
      addStructuredData(waitForReader(nameSheets(compactPayload(html)), file, scripts), file),
      file,
    ),
  );
  await hintCompilation(folder);
  await removeUnreadFiles(folder);
  await eachPayload(folder, nameSheets);
  await placeTextTwins(folder);
  await writeSearchIndex(folder);
  await drawSocialImages(folder, basePath);
  await writeRedirects(folder, basePath);
  await writeLicences(folder);
  await writeOffline(folder, basePath);
  await writeHostFiles(folder, basePath);
}
