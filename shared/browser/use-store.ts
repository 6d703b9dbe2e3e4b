import 'client-only';
import { useSyncExternalStore } from 'react';
import type { Readable } from './store';

/** Returns the value of a store, and renders the component again when it changes. */
export function useStore<Value>(store: Readable<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
