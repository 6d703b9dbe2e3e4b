import { useLayoutEffect, useRef, useState } from 'react';
import { decodeCall } from '@/lib/browser/console/share';
import { useWhen } from '@/lib/browser/use-when';
import { format } from '@/lib/i18n/format';
import { errorMessage } from '@/lib/shared/error-message';
import { type ApiOperation, apiOperations } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import type { ConsoleState } from '../console-state';
import { elementId } from '../operation/form';
import { useTexts } from '../texts';
import type { Place } from './console-router';
import { readPlace, restoreTop } from './kept-place';

/** Longest wait for the element of an operation, in animation frames. */
const FRAMES = 120;

/** Hands over an element as soon as it is drawn, or tells that it is missing. The result ends the waiting. */
function whenDrawn(id: string, found: (element: HTMLElement) => void, missing = () => {}): () => void {
  let frame = 0;
  let left = FRAMES;
  const look = () => {
    const element = document.getElementById(id);
    if (element) found(element);
    else if (left-- > 0) frame = requestAnimationFrame(look);
    else missing();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Opens an operation and scrolls to it as soon as it is drawn; `focus` moves the keyboard there as well. */
export function reveal(state: ConsoleState, operation: ApiOperation, focus: boolean): () => void {
  state.show(operation, true);
  return whenDrawn(elementId(operation), (element) => {
    element.scrollIntoView({ block: 'start' });
    if (focus) element.querySelector('button')?.focus({ preventScroll: true });
  });
}

/** Fills in the request of a share link; the result tells how that went, in the given sentence when well. */
async function fillShared(
  state: ConsoleState,
  { id }: ApiOperation,
  shared: string,
  sentence: string,
): Promise<string> {
  try {
    await state.fill(decodeCall(id, shared));
    return format(sentence, { operation: id });
  } catch (error) {
    return errorMessage(error);
  }
}

/** Scrolls to an element of the page; one in a folded section is unfolded, and the keyboard goes there. */
function showAnchor(element: HTMLElement): void {
  const folded = element.closest('details');
  if (folded) folded.open = true;
  (folded ?? element).scrollIntoView({ block: 'start' });
  folded?.querySelector('summary')?.focus({ preventScroll: true });
}

/** Id of the anchor that a hash names; empty for none, and for the places of the console. */
const anchorOf = (hash: string): string => (hash.startsWith('#/') ? '' : hash.slice(1));

/**
 * Opens what the address names and scrolls to it, on load and on every change; fills in the request of a share link.
 * The result is to be called when the reader opens an operation in the list: it changes the address without scrolling.
 */
export function useDeepLink({ path, route, go }: Place): (operation: ApiOperation) => void {
  const state = useConsole();
  const { notice, pinned } = state;
  const texts = useTexts();
  const system = useStore(state.system);
  const openedByReader = useRef('');
  const isFirst = useRef(true);

  const fillIn = (operation: ApiOperation, shared: string) =>
    void fillShared(state, operation, shared, texts.linkFilled).then((sentence) => notice.set(sentence));

  // Before the rows are drawn for the first time: one that opened later would push others away before the reader's eyes.
  const [left] = useState(() => {
    const place = readPlace();
    const named = route.kind === 'operation' ? [route.operation.id] : [];
    for (const id of new Set([...(place?.open ?? []), ...named])) {
      const operation = apiOperations.find((known) => known.id === id);
      if (operation) state.show(operation, true);
    }
    return place;
  });

  // The path stands for the route, which is read from it.
  const follow = () => {
    // The keyboard goes to what was chosen, or named by the page's address; an embedded console takes it from nobody.
    const focus = !isFirst.current || window.location.hash.length > 1;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const anchor = wasFirst ? anchorOf(window.location.hash) : '';
    if (wasFirst && left) {
      // Back or reload: the reader finds everything as it was left.
      if (route.kind !== 'operation') return;
      pinned.set(route.operation.id);
      openedByReader.current = route.operation.id;
      if (route.shared) fillIn(route.operation, route.shared);
      return;
    }
    if (anchor) {
      // The browser went there before the console took the place of the list of operations.
      return whenDrawn(anchor, showAnchor, () => notice.set(format(texts.noAnchor, { anchor })));
    }
    if (route.kind !== 'operation') return;
    const { operation, shared } = route;
    if (openedByReader.current === operation.id) {
      openedByReader.current = '';
      return;
    }
    if (shared) fillIn(operation, shared);
    pinned.set(operation.id);
    return reveal(state, operation, focus);
  };
  useWhen([path], follow, useLayoutEffect);

  // The page is as long as it was once Swagger UI draws the forms.
  useWhen([system], () => (system && left ? restoreTop(left.top) : undefined));

  return (operation) => {
    if (route.kind === 'operation' && route.operation.id === operation.id) return;
    openedByReader.current = operation.id;
    pinned.set(operation.id);
    go(operation);
  };
}
