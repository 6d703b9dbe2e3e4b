'use client';

import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { CrashBoundary } from '@/components/shell/errors/crash-boundary';

function Started({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Says so to lib/browser/instant/islands.ts, which keeps what is pressed until then, and to tests.
    place.current?.setAttribute('data-hydrated', '');
    place.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div ref={place} className="island" data-island="">
      <CrashBoundary>{children}</CrashBoundary>
    </div>
  );
}

/**
 * The place of a client component in a page of plain HTML. Where the browser has translated it, React draws it anew and
 * leaves the rest of the page; where it crashes, it says so in its place.
 */
export function Island({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Started>{children}</Started>
    </Suspense>
  );
}
