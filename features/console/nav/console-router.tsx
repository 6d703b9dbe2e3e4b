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

/** Anchors of the page share the hash with the console. */
const useHash: BaseLocationHook = () => {
  const [, navigate] = useHashLocation();
  return [hashPlace(window.location.hash), navigate];
};

/** Locations below the path of the console, without the trailing slash of exported folders. */
const usePath: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  const go = (to: string, options?: { replace?: boolean }) =>
    navigate(
      getAddress('history', siteHref(CONSOLE_PATH), to.slice(basePath.length + CONSOLE_PATH.length)),
      options,
    );
  return [path.replace(/\/+$/, ''), go];
};

/** Provides the location of the console, by the mode that the address asks for. */
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

/** The route of the console, or what is wrong with the address. */
export interface Place {
  path: string;
  route: ConsoleRoute;
  problem: string;
  /** `replace` adds no history entry. */
  go: (operation: ApiOperation, options?: { replace?: boolean }) => void;
}

/** Returns the current place. Must be called below ConsoleRouter. */
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

/** Returns a function that makes the absolute address of a place such as `/Forms/createForm`. */
export function useConsoleAddress(): (place: string) => string {
  const { mode } = useConsole();
  return useCallback(
    (place) => getAddress(mode, new URL(siteHref(CONSOLE_PATH), window.location.href).href, place),
    [mode],
  );
}

/** Puts the summary of the current operation into the title of the page. */
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
    // React writes the page's own title once more when it renders the metadata.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = pageTitle;
    };
  }, [name, pageTitle]);
}
