import { useEffect, useRef } from 'react';
import { decodeCall } from '@/lib/console/share';
import type { ApiOperation } from '@/lib/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { elementId, fillForm, shownKey } from '../swagger/form';
import type { SwaggerSystem } from '../swagger/system';
import type { Place } from './console-router';

/** Longest wait for the element of an operation, in animation frames. */
const FRAMES = 120;

/** Opens an operation and scrolls to it as soon as it is drawn; `focus` moves the keyboard there as well. */
export function reveal(system: SwaggerSystem, operation: ApiOperation, focus: boolean): () => void {
  system.layoutActions.show(shownKey(operation), true);
  let frame = 0;
  let left = FRAMES;
  const look = () => {
    const element = document.getElementById(elementId(operation));
    if (element) {
      element.scrollIntoView({ block: 'start' });
      if (focus) element.querySelector('button')?.focus({ preventScroll: true });
    } else if (left-- > 0) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/**
 * Opens what the address names and scrolls to it, on load and on every change; fills in the request of a share link.
 * The result is to be called when the reader opens an operation in the list: it changes the address without scrolling.
 */
export function useDeepLink({ path, route, go }: Place): (operation: ApiOperation) => void {
  const { system: systemStore, notice, pinned } = useConsole();
  const system = useStore(systemStore);
  const openedByReader = useRef('');
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the route, which is read from it
  useEffect(() => {
    if (!system) return;
    // The keyboard goes to what was chosen, or named by the page's address; an embedded console takes it from nobody.
    const focus = !isFirst.current || window.location.hash.length > 1;
    isFirst.current = false;
    if (route.kind !== 'operation') return;
    const { operation, shared } = route;
    if (openedByReader.current === operation.id) {
      openedByReader.current = '';
      return;
    }
    if (shared) {
      try {
        void fillForm(system, decodeCall(operation.id, shared));
        notice.set(`The link filled in ${operation.id}. Look at it before you execute it.`);
      } catch (error) {
        notice.set(error instanceof Error ? error.message : String(error));
      }
    }
    pinned.set(operation.id);
    return reveal(system, operation, focus);
  }, [system, path]);

  return (operation) => {
    if (route.kind === 'operation' && route.operation.id === operation.id) return;
    openedByReader.current = operation.id;
    pinned.set('');
    go(operation);
  };
}
