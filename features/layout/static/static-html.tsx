'use client';

import { readHtml } from '@/shared/framework/next/one-process';

/** The HTML of each place before React changes anything: after a crash, all of them are drawn again. */
const found = new Map<string, string>();

function readPlaces(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset.place ?? '';
    if (!found.has(place)) found.set(place, element.innerHTML);
  }
}

if (typeof window !== 'undefined') readPlaces();

function htmlOnPage(place: string): string {
  // In development, the page may still be on its way when this script runs.
  if (!found.has(place)) readPlaces();
  return found.get(place) ?? '';
}

/**
 * HTML that the build has drawn (./to-static.tsx). The page contains it once, as markup: it is not in the payload, and React
 * leaves it as it is, translated by the browser or changed by the shell's script.
 */
export function StaticHtml({ place }: { place: string }) {
  const html = typeof window === 'undefined' ? readHtml(place) : htmlOnPage(place);
  return (
    // Inside an island too, this may be translated: React never looks at it.
    <div
      className="static"
      data-place={place}
      translate="yes"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by shared/html/escape-html
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
