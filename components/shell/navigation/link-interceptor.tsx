'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { basePath, sitePath } from '@/lib/paths';
import { payloadUrl } from '@/lib/payload';
import { currentConnection, mayPrefetch, reloadOnce } from '@/lib/preload';
import { announceNavigation } from './navigation-events';

function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  if (!link.pathname.startsWith(`${basePath}/`) || /\.[a-z]\w*$/i.test(link.pathname)) return undefined;
  return link;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/**
 * Makes every plain link of the site a soft navigation, so that prose and menus need no link component.
 * A link is warmed when it is hovered, focused or touched; on a click its page is preloaded before the route changes,
 * and when that fails the page is loaded at the new address, once.
 */
export function LinkInterceptor() {
  const router = useRouter();

  useEffect(() => {
    const warm = (event: Event) => {
      const link = internalLink(event);
      if (!link || link.pathname === window.location.pathname || !mayPrefetch(currentConnection())) return;
      router.prefetch(sitePath(link.pathname) + link.search);
    };
    const follow = async (event: MouseEvent) => {
      const link = isPlainClick(event) ? internalLink(event) : undefined;
      if (!link || (link.pathname === window.location.pathname && link.search === window.location.search))
        return;
      event.preventDefault();
      announceNavigation(link.pathname);
      // The entry of an open mobile menu gives way to the new page.
      const navigate = history.state?.menu ? router.replace : router.push;
      try {
        const answer = await fetch(payloadUrl(link.pathname), { headers: { RSC: '1' }, priority: 'high' });
        if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
        navigate(sitePath(link.pathname) + link.search + link.hash);
      } catch (error) {
        console.warn(`The page ${link.pathname} could not be preloaded; loading it in full.`, error);
        reloadOnce(link.href);
      }
    };
    document.addEventListener('pointerover', warm, { passive: true });
    document.addEventListener('focusin', warm);
    document.addEventListener('touchstart', warm, { passive: true });
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerover', warm);
      document.removeEventListener('focusin', warm);
      document.removeEventListener('touchstart', warm);
      document.removeEventListener('click', follow);
    };
  }, [router]);

  return null;
}
