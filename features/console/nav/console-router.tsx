import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type BaseLocationHook, Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useHashLocation } from 'wouter/use-hash-location';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { basePath, siteHref } from '@/shared/paths';
import { getAddress, hashPlace } from '../client/navigation';
import { type ConsoleRoute, readRoute, routePath } from '../client/routes';
import { useConsole } from '../console-context';

const CONSOLE_PATH = '/docs/api';

/** Anchors of the page share the hash with the console; they are no places of it. */
const useHash: BaseLocationHook = () => {
  const [, navigate] = useHashLocation();
  return [hashPlace(window.location.hash), navigate];
};

/** Places below the console's own path, without the trailing slash that exported folders have. */
const usePath: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  const go = (to: string, options?: { replace?: boolean }) =>
    navigate(
      getAddress('history', siteHref(CONSOLE_PATH), to.slice(basePath.length + CONSOLE_PATH.length)),
      options,
    );
  return [path.replace(/\/+$/, ''), go];
};

/** Gives the console a place that follows the path, the hash, or memory alone where it is embedded. */
export function ConsoleRouter({ children }: { children: ReactNode }) {
  const { mode } = useConsole();
  const memory = useMemo(() => memoryLocation({ path: '/' }), []);
  const hook = { history: usePath, hash: useHash, memory: memory.hook }[mode];
  return (
    <Router hook={hook} base={mode === 'history' ? basePath + CONSOLE_PATH : ''}>
      {children}
    </Router>
  );
}

/** The place of the console: its route, or the sentence that says what is wrong with the address. */
export interface Place {
  path: string;
  route: ConsoleRoute;
  problem: string;
  /** Goes to an operation; `replace` leaves no entry in the browser's history. */
  go: (operation: ApiOperation, options?: { replace?: boolean }) => void;
}

/** The present place. Must be called below ConsoleRouter. */
export function useConsoleRoute(): Place {
  const [path, navigate] = useLocation();
  return useMemo(() => {
    const go: Place['go'] = (operation, options) => navigate(routePath(operation), options);
    try {
      return { path, route: readRoute(path), problem: '', go };
    } catch (error) {
      const problem = errorMessage(error);
      return { path, route: {}, problem, go };
    }
  }, [path, navigate]);
}

/** Gives the absolute address of a place such as `/Forms/createForm`. Must be called below ConsoleRouter. */
export function useConsoleAddress(): (place: string) => string {
  const { mode } = useConsole();
  return useCallback(
    (place) => getAddress(mode, new URL(siteHref(CONSOLE_PATH), window.location.href).href, place),
    [mode],
  );
}

/** Puts the operation that the address names before the title of the page, for tabs, bookmarks and the history. */
export function useTitle(route: ConsoleRoute): void {
  const [pageTitle] = useState(() => document.title);
  const name = route.operation?.operation.summary;
  useEffect(() => {
    if (!name) return;
    const own = `${name} – ${pageTitle}`;
    const put = () => {
      if (document.title !== own) document.title = own;
    };
    put();
    // React writes the title of the page once more when it has drawn the page's metadata.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = pageTitle;
    };
  }, [name, pageTitle]);
}
