import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleForBrowser } from '@/features/build/bundle';
import { isMoved } from '@/features/build/redirects';
import { filesBelow } from '@/shared/files/files';
import { OFFLINE_WORKER, type OfflineFile } from './cache-names';

/** Files that no page needs: link preview images, host and robot settings. */
const EXCLUDED =
  /^(social\/|404|_not-found|offline|_headers|_redirects|staticwebapp\.config\.json|serve\.json|robots\.txt|sitemap\.xml|llms[\w-]*\.txt|llms\/|third-party)|(^|\/)\./;

/** Files of a page: HTML and Markdown. */
const PAGE_FILE = /(\/?index\.html|\.md)$/;

function isCopied(path: string): boolean {
  if (EXCLUDED.test(path)) return false;
  return !isMoved(`/${path.replace(PAGE_FILE, '')}`);
}

/** Returns the files of the copy; pages by the address of their folder. */
export async function offlineFiles(folder: string): Promise<OfflineFile[]> {
  const files = filesBelow(folder).filter(isCopied);
  return Promise.all(
    files.map(async (path): Promise<OfflineFile> => {
      const data = await readFile(join(folder, path));
      return [
        `./${path.replace(/(^|\/)index\.html$/, '$1')}`,
        createHash('sha256').update(data).digest('base64'),
      ];
    }),
  );
}

/** Writes the service worker with the list of all files of the export. Call it last. */
export async function writeOfflineWorker(folder: string, basePath: string): Promise<void> {
  const files = JSON.stringify(await offlineFiles(folder));
  await bundleForBrowser(
    { [OFFLINE_WORKER.replace('.js', '')]: 'features/offline/worker.ts' },
    {
      outdir: folder,
      entryNames: '[name]',
      format: 'iife',
      banner: { js: `const OFFLINE_FILES=${files};` },
    },
    basePath,
  );
}
