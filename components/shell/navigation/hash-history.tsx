'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * The browser makes the history entries of `#…` links itself, without the router's state, and the router ignores such
 * entries on the way back: the address would change and the page would not. This gives them the state of their page.
 */
export function HashHistory() {
  const pathname = usePathname();
  const state = useRef<object | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a state of its own
  useEffect(() => {
    state.current = window.history.state;
  }, [pathname]);

  useEffect(() => {
    const note = () => {
      state.current = window.history.state ?? state.current;
    };
    const adopt = () => {
      if (window.history.state === null && state.current)
        window.history.replaceState({ ...state.current, menu: undefined }, '');
    };
    document.addEventListener('click', note, true);
    window.addEventListener('hashchange', adopt);
    return () => {
      document.removeEventListener('click', note, true);
      window.removeEventListener('hashchange', adopt);
    };
  }, []);

  return null;
}
