'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { clearReload } from '@/lib/browser/preload';

/** Heading that a reader of the new page starts at: that of the section in the address, else that of the page. */
function headingToFocus(title: HTMLElement): HTMLElement {
  const id = window.location.hash.slice(1);
  // `:target` does not follow the router.
  const section = [...document.querySelectorAll<HTMLElement>('main [id]')].find(
    (element) => element.id === id || encodeURIComponent(element.id) === id,
  );
  return section ?? title;
}

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
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    const heading = headingToFocus(title);
    if (!heading.matches('a, button, input, [tabindex]')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    setAnnounced(`${messages.pageLoaded} ${title.textContent}`);
  }, [pathname]);

  useEffect(() => {
    // A page that comes back from the browser's cache has started well, too.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) clearReload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
