/** Web storage in memory; `refuse` makes writing fail as a full quota does. */
export function memoryStorage(): Storage & { error: boolean } {
  const values = new Map<string, string>();
  return {
    error: false,
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.error) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}
