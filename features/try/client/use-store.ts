import { useSyncExternalStore } from 'react';
import type { Store } from '@/shared/browser/store';

/** Returns the value of a store, and renders the component again when it changes. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
