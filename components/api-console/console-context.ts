import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '@/components/shell/create-context';
import type { Store } from '@/lib/browser/console/store';
import type { ConsoleState } from './console-state';

const [ConsoleContext, useConsole] = createRequiredContext<ConsoleState>('useConsole', 'ConsoleContext');

export { ConsoleContext, useConsole };

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
