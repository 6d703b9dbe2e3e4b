'use client';

import { readHtml } from '@/shared/framework/next/one-process';

/**
 * The script of the head (./head-script.ts), which must run before the first paint. Its text is in the page, not in the
 * payload. When a page crashes, React renders the document again in the browser: as data, it has nothing to run there.
 */
export function HeadScript({ place }: { place: string }) {
  const isServer = typeof window === 'undefined';
  return (
    <script
      type={isServer ? undefined : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
      dangerouslySetInnerHTML={{ __html: isServer ? readHtml(place) : '' }}
    />
  );
}
