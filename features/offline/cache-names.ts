import { site } from '@/theme.config';

/** The service worker. At the root of the site, because its scope is limited to its folder. */
export const OFFLINE_WORKER = 'offline-worker.js';

/**
 * Returns the name of the cache, and of the channel on which the worker reports its progress from 0 to 1, or
 * that files arrive changed. A message of a page stops the download. Sites with different prefixes share a host.
 * @param scope address of the site's root
 */
export const copyName = (scope: string): string => `${site.product.slug}-docs-copy-${scope}`;

/** Message of the worker: files arrive with another content than that of the build. */
export const CHANGED = 'changed';

/** A cached file: its address below the site's root, and the SHA-256 of its content as base64. */
export type OfflineFile = readonly [url: string, sha256: string];
