import { vi } from 'vitest';

/** Fakes web storage in memory; `error` makes writing fail like a full quota. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    error: false,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.error) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Stubs a window with events and empty storages until the end of the test. */
export function stubWindow() {
  const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  const page = Object.assign(new EventTarget(), storages);
  vi.stubGlobal('window', page);
  return page;
}
