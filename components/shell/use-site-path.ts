import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { sitePath } from '@/lib/shared/paths';
import { useShell } from './shell-context';

/**
 * Site path of the page on screen. The not-found page is built without knowing its address, so that it is the front
 * page there until the browser has taken over; another answer would not match the built HTML.
 */
export function useSitePath(): string {
  const { isNotFound } = useShell();
  const pathname = usePathname();
  const [isKnown, setKnown] = useState(!isNotFound);
  useEffect(() => setKnown(true), []);
  return isKnown ? sitePath(pathname) : '/';
}
