import { site } from '@/theme.config';

/*
 * What build, page and service worker agree on about the docs that a reader keeps offline.
 */

/** Folder of the export with what is said about the files to keep; the service worker leaves it to the network. */
export const OFFLINE_FOLDER = 'offline';

/** The service worker, at the root of the site because its folder is the part of the host that it may answer for. */
export const OFFLINE_WORKER = 'offline-worker.js';

/** One state of the site: the files that a reader would keep now. */
export interface OfflineSite {
  /** {@link digestText} of the list of files, which has the digests of all of them. */
  revision: string;
  made: string;
  version: string;
  pages: number;
  bytes: number;
  /** Bytes to download where the host compresses, as most do. */
  transfer: number;
}

/**
 * Returns the first 128 bits of a SHA-256 digest as base64url: enough that no other content has them, short for a list
 * of all files.
 */
export const digestText = (sha256: Uint8Array): string =>
  btoa(String.fromCharCode(...sha256.subarray(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A file to keep: path from the site's root without a slash before it, {@link digestText} of its content, bytes. */
export type OfflineFile = readonly [path: string, hash: string, bytes: number];

/**
 * Begin of the names of the caches that belong to a site. Sites below different prefixes share the caches of one host.
 * @param folder folder of the site on its host with slashes around it, as the scope of the service worker has it
 */
export const cachePrefix = (folder: string): string => `${site.product.slug}-docs:${folder}:`;

/** Property of the service worker's address that names the revision whose files it responds with. */
export const REVISION_PROPERTY = 'revision';

/** Query parameter of the page that the service worker shows if a page is neither stored nor reachable. */
export const MISSING_PROPERTY = 'missing';

/** The page about keeping the docs, in the default language. */
export const OFFLINE_PAGE = '/docs/read-offline';

/** Property of the address of a file that is fetched to be stored: the service worker leaves it to the network. */
export const COPY_PROPERTY = 'kept';
