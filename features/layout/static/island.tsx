'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Boundary } from '../errors/boundary';
import { CrashMessage } from '../errors/crash-message';

/**
 * Contains a client component in a page of static HTML and limits a crash to it. `translate="no"`: React
 * would find other text than it rendered and render the whole document again. The page around it isn't part
 * of React and can be translated.
 */
export function Island({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Signals hydration to features/shell/islands.ts, which stores clicks until then, and to tests.
    root.current?.setAttribute('data-hydrated', '');
    root.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div ref={root} className="island" data-island="" translate="no">
      <Boundary
        fallback={(error, reset) => (
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
