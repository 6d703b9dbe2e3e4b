import 'client-only';
import { attempt, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

const MAX_RECENT = 6;

/** Returns the last searches that led to a page, newest first. */
export function recentSearches(): string[] {
  const stored: unknown = attempt(() => JSON.parse(readStored(storageKeys.recentSearches) ?? ''));
  return Array.isArray(stored)
    ? stored.filter((query) => typeof query === 'string').slice(0, MAX_RECENT)
    : [];
}

/** Stores a query as the newest one, once in any spelling of its letters. */
export function keepSearch(query: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  writeStored(storageKeys.recentSearches, JSON.stringify([query, ...others].slice(0, MAX_RECENT)));
}

export function forgetSearches(): void {
  writeStored(storageKeys.recentSearches, null);
}

/** Stores the query for the next time the dialog opens in this tab. */
export const keepQuery = (query: string): void =>
  void attempt(() => window.sessionStorage.setItem(storageKeys.lastQuery, query));
