'use client';

import { readHtml } from '@/shared/framework/next/one-process';

const isServer = typeof window === 'undefined';

/**
 * HTML of each element of the page, which is complete when this script runs, before React changes anything:
 * after a crash, all are rendered again.
 */
const htmlOnPage = new Map(
  isServer
    ? []
    : Array.from(document.querySelectorAll<HTMLElement>('[data-place]'), ({ dataset, innerHTML }) => [
        dataset.place,
        innerHTML,
      ]),
);

/**
 * Contains HTML rendered at build time (./to-static.tsx). It is in the page once, as markup and not in the
 * payload, and React never touches it, even after browser translation or changes by the shell's script.
 */
export function StaticHtml({ place }: { place: string }) {
  const html = isServer ? readHtml(place) : (htmlOnPage.get(place) ?? '');
  return (
    // Translatable within an island, too: React never reads it.
    <div
      className="static"
      data-place={place}
      translate="yes"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by shared/html/escape-html
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
