'use client';

import { readHtml } from '@/shared/framework/next/one-process';

/**
 * Renders the script of the head (./head-script.ts), which runs before the first paint. Its text is in the
 * HTML, not in the payload. After a crash React renders the document again in the browser; the type makes it
 * data there.
 */
export function HeadScript({ id }: { id: string }) {
  const isServer = typeof window === 'undefined';
  return (
    <script
      type={isServer ? undefined : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: static text
      dangerouslySetInnerHTML={{ __html: isServer ? readHtml(id) : '' }}
    />
  );
}
