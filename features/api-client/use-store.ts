import { useSyncExternalStore } from 'react';
import type { Store } from '@/shared/browser/store';

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
