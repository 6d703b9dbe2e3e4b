'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { clearReload } from '@/lib/preload';

/** After a soft navigation: focus moves to the heading of the new page, and its title is announced. */
export function RouteEffects() {
  const { messages } = useShell();
  const pathname = usePathname();
  const first = useRef(true);
  const [announced, setAnnounced] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEffect(() => {
    clearReload();
    if (first.current) {
      first.current = false;
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    setAnnounced(`${messages.pageLoaded} ${heading.textContent}`);
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
