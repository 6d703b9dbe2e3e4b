import { useEffect } from 'react';
import { routePath } from '@/lib/browser/console/routes';
import { keepInView } from '@/lib/browser/reference-list';
import { useWhen } from '@/lib/browser/use-when';
import { apiOperations, consolePlace } from '@/lib/shared/openapi/operations';
import { useConsole } from '../console-context';
import { type Place, useConsoleAddress } from './console-router';
import { NAV_ID } from './places';
import { useCurrentOperation } from './use-current';
import { reveal } from './use-deep-link';

/** The operation that a link of the list leads to, by the place in its hash; it stays known when the address changes. */
const NAMED = 'operation';

/** Makes the list of operations, which is plain HTML, lead through the console and mark where the reader is. */
export function useNavList({ route, go }: Place): void {
  const state = useConsole();
  const addressOf = useConsoleAddress();
  const current = useCurrentOperation();

  useEffect(() => {
    for (const operation of apiOperations) {
      const link = document.querySelector<HTMLAnchorElement>(
        `#${NAV_ID} a[href$="#${consolePlace(operation)}"]`,
      );
      if (!link) continue;
      link.dataset[NAMED] = operation.id;
      link.href = addressOf(routePath(operation));
    }
  }, [addressOf]);

  useWhen([current], () => {
    const list = document.getElementById(NAV_ID);
    if (!list) return;
    for (const link of list.querySelectorAll<HTMLElement>('a[data-operation]')) {
      if (link.dataset[NAMED] === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    if (list.querySelector('[aria-current]')) keepInView(list);
  });

  useWhen([route, go], () => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`#${NAV_ID} a`) : null;
      const operation = apiOperations.find(({ id }) => id === link?.dataset[NAMED]);
      if (!operation || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Where the list is a popover, it has done its work.
      const list = document.getElementById(NAV_ID);
      if (list?.matches(':popover-open')) list.hidePopover();
      const isHere = route.kind === 'operation' && route.operation.id === operation.id;
      if (!isHere) return go(operation);
      state.pinned.set(operation.id);
      reveal(state, operation, true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
