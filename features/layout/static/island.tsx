'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Boundary } from '../errors/boundary';
import { CrashMessage } from '../errors/crash-message';

/**
 * The place of a client component in a page of plain HTML; where it crashes, it says so in its place. Browsers do not
 * translate it: React would find other text than it drew, and draw the whole document again. The page around it is no
 * part of React and may be translated.
 */
export function Island({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Says so to features/shell/islands.ts, which keeps what is pressed until then, and to tests.
    place.current?.setAttribute('data-hydrated', '');
    place.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div ref={place} className="island" data-island="" translate="no">
      <Boundary
        instead={(error, reset) => (
          <div className="error-screen">
            <CrashMessage error={error} reset={reset} />
          </div>
        )}
      >
        {children}
      </Boundary>
    </div>
  );
}
