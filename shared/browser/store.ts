import 'client-only';

/** A value that can be watched. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls the listener after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** A store that others may not set. */
export type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** Creates a store; setting the current value again notifies no one. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
