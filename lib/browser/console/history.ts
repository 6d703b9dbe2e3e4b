import { readStored, writeStored } from '@/lib/browser/storage';
import { apiOperations } from '@/lib/shared/openapi/operations';
import type { ConsoleCall } from '../api/call';
import { redactCall } from '../api/redact';
import { createStore, type Store } from './store';

/** A request that was sent. Kept in this browser, without secrets. */
export interface HistoryEntry {
  /** Unique among the entries. */
  id: string;
  /** When it was sent, in milliseconds since 1970. */
  time: number;
  call: ConsoleCall;
  /** Names of the secrets that were taken out. */
  removed: string[];
  /** Where it went: `sandbox` or the address of a server. */
  target: string;
  /** Status of the answer; 0 when there was none. */
  status: number;
  milliseconds: number;
}

/** How many requests are remembered. */
export const HISTORY_LIMIT = 50;

const KEY = 'console.history';

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, time, call, removed, target, status } = value as Partial<HistoryEntry>;
  return (
    typeof id === 'string' &&
    typeof time === 'number' &&
    typeof status === 'number' &&
    typeof target === 'string' &&
    Array.isArray(removed) &&
    apiOperations.some((operation) => operation.id === call?.operationId) &&
    typeof call?.parameters === 'object'
  );
}

function read(): HistoryEntry[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, HISTORY_LIMIT) : [];
  } catch {
    // Damaged by something else that writes here: start anew.
    return [];
  }
}

/** What a caller tells about a request. */
export type SentRequest = Pick<HistoryEntry, 'time' | 'call' | 'target' | 'status' | 'milliseconds'>;

/** The last requests, latest first. */
export interface History extends Pick<Store<readonly HistoryEntry[]>, 'get' | 'subscribe'> {
  /** Adds a request without its secrets and forgets the oldest beyond the limit. */
  add(request: SentRequest): void;
  clear(): void;
}

/** Opens the history of this browser. */
export function openHistory(): History {
  const store = createStore<readonly HistoryEntry[]>(read());
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(request) {
      const id = `${request.time}-${count++}`;
      // Read again: another tab may have added some.
      const entries = [{ ...request, id, ...redactCall(request.call) }, ...read()].slice(0, HISTORY_LIMIT);
      writeStored(KEY, JSON.stringify(entries));
      store.set(entries);
    },
    clear() {
      writeStored(KEY, null);
      store.set([]);
    },
  };
}
