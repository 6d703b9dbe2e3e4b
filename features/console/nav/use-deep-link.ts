import { useLayoutEffect, useRef, useState } from 'react';
import { useWhen } from '@/shared/browser/use-when';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { decodeCall } from '../client/share';
import { useConsole, useStore } from '../console-context';
import type { ConsoleState } from '../console-state';
import type { Place } from './console-router';
import { getRow } from './places';
import { readPlace, restoreTop } from './scroll';

/** Opens an operation, scrolls to it, and focuses it if `focus` is set. */
export function reveal(state: ConsoleState, operation: ApiOperation, focus: boolean): void {
  const row = getRow(operation.id);
  state.show(operation, true);
  row?.scrollIntoView({ block: 'start' });
  if (focus) row?.querySelector('summary')?.focus({ preventScroll: true });
}

/** Unfolds and focuses the section of an anchor. Returns false when nothing has this id. */
function showAnchor(name: string): boolean {
  const element = document.getElementById(name);
  const folded = element?.closest('details');
  if (folded) {
    folded.open = true;
    folded.scrollIntoView({ block: 'start' });
    folded.querySelector('summary')?.focus({ preventScroll: true });
  }
  return element !== null;
}

const getAnchor = (hash: string): string => (hash.startsWith('#/') ? '' : hash.slice(1));

/**
 * Opens what the address names and scrolls to it, on load and on every change; fills in the request of a
 * share link.
 * Returns a function to call when the reader opens a row: it changes the address without scrolling.
 */
export function useDeepLink({ path, route, go }: Place): (operation: ApiOperation) => void {
  const state = useConsole();
  const { notice, pinned } = state;
  const system = useStore(state.system);
  const openedByReader = useRef('');
  const isFirst = useRef(true);
  const [left] = useState(readPlace);

  const fillIn = async ({ id }: ApiOperation, shared: string) => {
    try {
      await state.fill(decodeCall(id, shared));
      notice.set(format(texts.linkFilled, { operation: id }));
    } catch (error) {
      notice.set(errorMessage(error));
    }
  };

  // The route is read from the path.
  const follow = () => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const anchor = wasFirst ? getAnchor(window.location.hash) : '';
    if (anchor && !left && !showAnchor(anchor)) notice.set(format(texts.noAnchor, { anchor }));
    const { operation, shared } = route;
    if (!operation) return;
    if (openedByReader.current === operation.id) {
      openedByReader.current = '';
      return;
    }
    if (shared) void fillIn(operation, shared);
    pinned.set(operation.id);
    // The page opened it before the first paint, and the reader may have scrolled since.
    const isThere = wasFirst && getRow(operation.id)?.open === true;
    if (!isThere) return reveal(state, operation, !wasFirst || window.location.hash.length > 1);
    state.show(operation, true);
    if (!left) getRow(operation.id)?.querySelector('summary')?.focus({ preventScroll: true });
  };
  useWhen([path], follow, useLayoutEffect);

  // Without the forms of Swagger UI the page would be too short.
  useWhen([system], () => (system && left ? restoreTop(left.top) : undefined));

  return (operation) => {
    if (route.operation?.id === operation.id) return;
    openedByReader.current = operation.id;
    pinned.set(operation.id);
    go(operation);
  };
}
