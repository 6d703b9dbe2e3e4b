/** Web storage in memory; `error` makes writing fail as a full quota does. */
export function memoryStorage() {
  const values = new Map<string, string>();
  return {
    error: false,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.error) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
    clear: () => values.clear(),
  };
}
