import 'client-only';
import { attempt, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

const MOST = 6;

/** The reader's last searches that led to a page, newest first; kept in this browser only. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.recentSearches) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a search in front of the last ones. */
export function keepSearch(query: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  writeStored(storageKeys.recentSearches, JSON.stringify([query, ...others].slice(0, MOST)));
}

/** Forgets the last searches. */
export function forgetSearches(): void {
  writeStored(storageKeys.recentSearches, null);
}

/** Keeps what is in the field for the next time that the dialog opens in this tab. */
export const keepQuery = (query: string): void =>
  void attempt(() => window.sessionStorage.setItem(storageKeys.lastQuery, query));
