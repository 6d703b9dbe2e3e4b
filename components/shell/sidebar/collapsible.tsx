'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { animateHeight } from '@/lib/browser/collapse';

/** Content that opens and closes with an animated height. Closed content is hidden from everybody, search of the page included. */
export function Collapsible({ id, open, children }: { id: string; open: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(!open);
  const last = useRef(open);

  useEffect(() => {
    const element = ref.current;
    if (!element || last.current === open) return;
    last.current = open;
    if (open) {
      element.hidden = false;
      setHidden(false);
    }
    animateHeight(element, open).then(() => setHidden(!last.current));
  }, [open]);

  return (
    <div id={id} ref={ref} hidden={hidden}>
      {children}
    </div>
  );
}
