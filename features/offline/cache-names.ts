import { site } from '@/theme.config';

/*
 * What build, page and service worker agree on about the offline copy.
 */

/** The service worker, at the root of the site because its folder is the part of the host that it may answer for. */
export const OFFLINE_WORKER = 'offline-worker.js';

/**
 * Returns the name of the cache with the copy, and of the channel on which the worker says how much of it is stored, as a
 * share from 0 to 1, and any other message ends that. Sites below different prefixes share a host.
 * @param scope address of the site's root
 */
export const copyName = (scope: string): string => `${site.product.slug}-docs-copy-${scope}`;

/** A file of the copy: its address below the site's root, and the SHA-256 of its content as base64. */
export type OfflineFile = readonly [url: string, sha256: string];
