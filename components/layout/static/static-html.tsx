'use client';

import { drawnHtml } from '@/lib/framework/next/one-process';

/** What stood in each place when the browser first looked, for a part of the page that is drawn again. */
const found = new Map<string, string>();

function htmlOnPage(place: string): string {
  const html =
    found.get(place) ?? document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.innerHTML ?? '';
  found.set(place, html);
  return html;
}

/**
 * HTML that the build has drawn (./to-static.tsx). The page contains it once, as markup: it is not in the payload, and React
 * leaves it as it is, translated by the browser or changed by the shell's script.
 */
export function StaticHtml({ place }: { place: string }) {
  const html = typeof window === 'undefined' ? drawnHtml(place) : htmlOnPage(place);
  return (
    // Inside an island too, this may be translated: React never looks at it.
    <div
      className="static"
      data-place={place}
      translate="yes"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by lib/escape-html
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
