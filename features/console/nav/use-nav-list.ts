import { useEffect, useState } from 'react';
import { showInColumn } from '@/features/layout/client/column';
import { useWhen } from '@/shared/browser/use-when';
import { allOperations } from '@/shared/contract/all-operations';
import { type ApiOperation, consolePlace } from '@/shared/contract/operations';
import { routePath } from '../client/routes';
import { useConsole, useStore } from '../console-context';
import { type Place, useConsoleAddress } from './console-router';
import { getRow, NAV_ID } from './places';
import { onManualScroll } from './scroll';
import { reveal } from './use-deep-link';

/**
 * Distance from the top of the window at which an operation counts as read, in pixels: the bar covers the
 * rest.
 */
const TOP_LINE = 150;

/** Moves the reading line down over the last screen: the end of a page cannot scroll to the top. */
function readingLine(): number {
  const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  const reached = Math.max(0, 1 - left / window.innerHeight);
  return TOP_LINE + reached * (window.innerHeight - TOP_LINE);
}

/** Returns the operation at the reading line; undefined above the first one. */
function findCurrent(): ApiOperation | undefined {
  const line = readingLine();
  let current: ApiOperation | undefined;
  for (const operation of allOperations) {
    const top = getRow(operation.id)?.getBoundingClientRect().top;
    if (top === undefined || top > line) break;
    current = operation;
  }
  return current;
}

/** Returns the id of the operation that the address named, else of the one at the reading line. */
function useCurrentOperation(): string | undefined {
  const { pinned } = useConsole();
  const pinnedId = useStore(pinned);
  const [id, setId] = useState<string>();
  useEffect(() => onManualScroll(() => pinned.set('')), [pinned]);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setId(findCurrent()?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const end = new AbortController();
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, schedule, { passive: true, signal: end.signal });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, []);
  return pinnedId || id;
}

/** Stores the operation of a link: its href depends on the navigation mode. */
const NAMED = 'operation';

/** Connects the list of operations, plain HTML, to the console, and marks the current one. */
export function useNavList({ route, go }: Place): void {
  const state = useConsole();
  const getAddress = useConsoleAddress();
  const current = useCurrentOperation();

  useEffect(() => {
    for (const operation of allOperations) {
      const link = document.querySelector<HTMLAnchorElement>(
        `#${NAV_ID} a[href$="#${consolePlace(operation)}"]`,
      );
      if (!link) continue;
      link.dataset[NAMED] = operation.id;
      link.href = getAddress(routePath(operation));
    }
  }, [getAddress]);

  useWhen([current], () => {
    const list = document.getElementById(NAV_ID);
    if (!list) return;
    for (const link of list.querySelectorAll<HTMLElement>('a[data-operation]')) {
      if (link.dataset[NAMED] === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    showInColumn(list.closest('.sidebar'), list.querySelector('[aria-current]'));
  });

  useWhen([route, go], () => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`#${NAV_ID} a`) : null;
      const operation = allOperations.find(({ id }) => id === link?.dataset[NAMED]);
      if (!operation || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const list = document.getElementById(NAV_ID);
      if (list?.matches(':popover-open')) list.hidePopover();
      if (route.operation?.id !== operation.id) return go(operation);
      state.pinned.set(operation.id);
      reveal(state, operation, true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
