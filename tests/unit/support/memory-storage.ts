/** Web storage in memory, with what is in it; `error` makes writing fail as a full quota does. */
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
