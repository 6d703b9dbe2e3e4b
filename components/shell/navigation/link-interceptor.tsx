'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { currentConnection, mayPrefetch, wasReloaded } from '@/lib/browser/preload';
import { basePath, sitePath } from '@/lib/shared/paths';
import { announceNavigation } from './navigation-events';
import { cancelNavigation, openPage } from './soft-navigation';

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
 * A link is warmed when it is hovered, focused or touched; on a click its page is preloaded before the route changes.
 */
export function LinkInterceptor() {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of the page on screen, noted when it appears
  useEffect(() => {
    shown.current = window.location.pathname;
  }, [pathname]);

  useEffect(() => {
    const warm = (event: Event) => {
      const link = internalLink(event);
      if (!link || link.pathname === window.location.pathname || !mayPrefetch(currentConnection())) return;
      router.prefetch(sitePath(link.pathname) + link.search);
    };
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? internalLink(event) : undefined;
      // After a full load that failed too, the browser itself follows the link.
      if (!link || wasReloaded(link.href)) return;
      const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
      if (samePage && link.href.includes('#')) return;
      event.preventDefault();
      if (samePage) window.scrollTo({ top: 0 });
      else void openPage(router, link);
    };
    const traverse = () => {
      if (window.location.pathname === shown.current) return;
      cancelNavigation();
      announceNavigation(window.location.pathname);
    };
    document.addEventListener('pointerover', warm, { passive: true });
    document.addEventListener('focusin', warm);
    document.addEventListener('touchstart', warm, { passive: true });
    document.addEventListener('click', follow);
    window.addEventListener('popstate', traverse);
    return () => {
      document.removeEventListener('pointerover', warm);
      document.removeEventListener('focusin', warm);
      document.removeEventListener('touchstart', warm);
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', traverse);
    };
  }, [router]);

  return null;
}
