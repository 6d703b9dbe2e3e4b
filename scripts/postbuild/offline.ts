import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAddress } from '@/lib/addresses';
import { digestText, OFFLINE_FOLDER, type OfflineFile, type OfflineSite } from '@/lib/offline';
import { slashed } from '@/lib/server/files';
import { currentVersion } from '@/lib/versions';
import { bundleForBrowser } from './bundle';
import { isMoved } from './redirects';

/** What no page of the current version needs: pictures for links elsewhere, data of frozen versions, words to hosts and robots. */
const ELSEWHERE =
  /^(social\/|social-card\.png|versions\/|404|_not-found|offline|_headers|_redirects|staticwebapp\.config\.json|serve\.json|robots\.txt|sitemap\.xml|llms[\w-]*\.txt|llms\/|third-party)|(^|\/)\./;

/** Endings of the files of a page: itself, its counterpart. */
const OF_PAGE = /(\/?index\.html|\.md)$/;

/** Whether a file of the export is kept for reading offline: all of the current version in all languages, in which readers switch. */
function isCached(path: string): boolean {
  if (ELSEWHERE.test(path)) return false;
  const page = path.replace(OF_PAGE, '');
  if (page === path) return true;
  const address = parseAddress(`/${page}`);
  return !isMoved(`/${page}`) && (address.kind !== 'page' || address.version === currentVersion);
}

/** Returns the digest that the browser compares with what it downloads: of the content before a host compresses it. */
export const digestOf = (data: string | Buffer): string =>
  digestText(createHash('sha256').update(data).digest());

/** What follows from a list of files. */
export const summaryOf = (
  files: readonly OfflineFile[],
): Pick<OfflineSite, 'revision' | 'pages' | 'bytes'> => ({
  revision: digestOf(JSON.stringify(files)),
  pages: files.filter(([path]) => path.endsWith('index.html')).length,
  bytes: files.reduce((sum, [, , bytes]) => sum + bytes, 0),
});

/** The files to keep and what is said of them together. */
export async function offlineFiles(
  folder: string,
  made: string,
): Promise<{ site: OfflineSite; files: OfflineFile[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(join(entry.parentPath, entry.name)).slice(slashed(folder).length + 1))
    .filter(isCached)
    .sort();
  const files: OfflineFile[] = [];
  let transfer = 0;
  for (const path of paths) {
    const data = await readFile(join(folder, path));
    files.push([path, digestOf(data), data.length]);
    transfer += Math.min(data.length, gzipSync(data).length);
  }
  return { site: { ...summaryOf(files), made, version: currentVersion.label, transfer }, files };
}

/**
 * Writes what readers who keep the docs offline need: the list of files, and the service worker that responds with them.
 * To be called when everything else is written.
 * @param folder the export
 * @param basePath prefix the site is hosted under, or ''
 */
export async function writeOffline(folder: string, basePath: string): Promise<void> {
  const { site, files } = await offlineFiles(folder, new Date().toISOString());
  await mkdir(join(folder, OFFLINE_FOLDER), { recursive: true });
  await writeFile(join(folder, OFFLINE_FOLDER, 'site.json'), JSON.stringify(site));
  await writeFile(join(folder, OFFLINE_FOLDER, 'files.json'), JSON.stringify(files));
  await bundleForBrowser(
    { 'offline-worker': 'client/offline/worker.ts' },
    { outdir: folder, entryNames: '[name]', format: 'iife' },
    basePath,
  );
}
