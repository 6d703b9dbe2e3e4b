'use client';

import { readHtml } from '@/shared/framework/next/one-process';

/** HTML of each element before React changes anything: after a crash, all are rendered again. */
const htmlById = new Map<string, string>();

function readStaticHtml(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset.place ?? '';
    if (!htmlById.has(place)) htmlById.set(place, element.innerHTML);
  }
}

if (typeof window !== 'undefined') readStaticHtml();

function htmlOnPage(place: string): string {
  // In development, the page may still be loading when this script runs.
  if (!htmlById.has(place)) readStaticHtml();
  return htmlById.get(place) ?? '';
}

/**
 * Contains HTML rendered at build time (./to-static.tsx). It is in the page once, as markup and not in the
 * payload, and React never touches it, even after browser translation or changes by the shell's script.
 */
export function StaticHtml({ place }: { place: string }) {
  const html = typeof window === 'undefined' ? readHtml(place) : htmlOnPage(place);
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
