import { useEffect } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { console as texts } from '@/shared/i18n/en/console';
import { useConsole, useStore } from '../console-context';
import { getOperationId, getRow } from './places';
import { readPlace } from './scroll';

/**
 * Follows the rows, which open and close without script, and shows in each whether a token is sent.
 * @param onOpened called with an operation that the reader opens
 */
export function useRows(onOpened: (operation: ApiOperation) => void): void {
  const state = useConsole();
  const isSignedIn = useStore(state.account).session !== null;
  const isSandbox = useStore(state.target).kind === 'sandbox';

  const follow = (row: EventTarget | null) => {
    const id = getOperationId(row);
    if (!id || !(row instanceof HTMLDetailsElement)) return;
    // The console itself opened or closed this row.
    if (row.open === state.opened.get().has(id)) return;
    state.show(allContract.operation(id), row.open);
    if (row.open) onOpened(allContract.operation(id));
  };
  useWhen([], () => {
    // Rows that the address or an earlier visit opened are not the reader's.
    const isNamed = window.location.hash.startsWith('#/') || readPlace() !== undefined;
    for (const row of document.querySelectorAll<HTMLElement>('.op-item[open]'))
      if (isNamed) state.show(allContract.operation(row.dataset.operation ?? ''), true);
      else follow(row);
  });
  useWhen([onOpened], () => {
    const onToggle = ({ target }: Event) => follow(target);
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  });

  useEffect(() => {
    for (const { id, isProtected, isServerOnly } of allOperations) {
      const access = isProtected && getRow(id)?.querySelector('.op-item-access');
      const isSent = isSignedIn && !(isServerOnly && isSandbox);
      if (access) access.textContent = isSent ? texts.tokenSent : texts.needsToken;
    }
  }, [isSignedIn, isSandbox]);
}

/** Pause before a draft is stored, in milliseconds. */
const PAUSE = 300;

/** Stores what the reader types into the forms as drafts. */
export function useDrafts(): void {
  const { keepDraft, typing } = useConsole();
  useWhen([], () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      for (const id of typing) keepDraft(id);
      typing.clear();
    };
    const note = ({ type, target }: Event) => {
      // Only parameters and body change the request.
      const part = target instanceof Element && target.closest('.opblock-section');
      const id = part && getOperationId(part.closest('.op-item'));
      if (!id || (type === 'click' && !(target as Element).closest('.console-list'))) return;
      typing.add(id);
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    const end = new AbortController();
    // Not `change`: it fires late, with the press of the Reset button.
    for (const name of ['input', 'click']) document.addEventListener(name, note, { signal: end.signal });
    window.addEventListener('pagehide', keep, { signal: end.signal });
    return () => {
      keep();
      end.abort();
    };
  });
}
