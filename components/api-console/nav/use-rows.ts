import { useEffect } from 'react';
import { useWhen } from '@/lib/browser/use-when';
import { type ApiOperation, apiOperations, getOperation } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { useTexts } from '../texts';
import { readPlace } from './kept-place';
import { operationIdOf, rowOf } from './places';

/**
 * Follows the rows, which open and close without script, and shows in each whether a token is sent.
 * @param onOpened told the operation that the reader opens
 */
export function useRows(onOpened: (operation: ApiOperation) => void): void {
  const state = useConsole();
  const texts = useTexts();
  const isSignedIn = useStore(state.account).session !== null;

  const follow = (row: EventTarget | null) => {
    const id = operationIdOf(row);
    if (!id || !(row instanceof HTMLDetailsElement)) return;
    // Rows that the console itself opens are known before they tell.
    if (row.open === state.opened.get().has(id)) return;
    state.show(getOperation(id), row.open);
    if (row.open) onOpened(getOperation(id));
  };
  useWhen([], () => {
    // Those that the address or an earlier visit named are not news.
    const isNamed = window.location.hash.startsWith('#/') || readPlace() !== undefined;
    for (const row of document.querySelectorAll<HTMLElement>('.op-item[open]'))
      if (isNamed) state.show(getOperation(row.dataset.operation ?? ''), true);
      else follow(row);
  });
  useWhen([onOpened], () => {
    const onToggle = ({ target }: Event) => follow(target);
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  });

  useEffect(() => {
    for (const { id, isProtected } of apiOperations) {
      const access = isProtected && rowOf(id)?.querySelector('.op-item-access');
      if (access) access.textContent = isSignedIn ? texts.tokenSent : texts.needsToken;
    }
  }, [isSignedIn, texts]);
}
