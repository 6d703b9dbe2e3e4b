import 'client-only';
import { type ConsoleCall, holdsCall } from '@/features/api-client/call';
import { isMoment } from '@/features/api-client/jwt';
import { type RedactedCall, redactCall } from '@/features/api-client/redact';
import { readStored, writeStored } from '@/shared/browser/storage';
import { createStore } from '@/shared/browser/store';
import { allOperations } from '@/shared/contract/all-operations';
import { storageKeys } from '@/shared/storage-keys';

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
  /** Status of the response; 0 when there was none. */
  status: number;
  milliseconds: number;
}

/** How many requests are remembered. */
export const HISTORY_LIMIT = 50;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number => isMoment(value) && value >= 0;

function isCall(value: unknown): value is ConsoleCall {
  const { operationId } = (value ?? {}) as Partial<ConsoleCall>;
  return allOperations.some(({ id }) => id === operationId) && holdsCall(value);
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, time, call, removed, target, status, milliseconds } = value as Partial<HistoryEntry>;
  return (
    isText(id) &&
    isCount(time) &&
    isCount(status) &&
    status <= 999 &&
    isCount(milliseconds) &&
    isText(target) &&
    isTexts(removed) &&
    isCall(call)
  );
}

/** What is stored, and whether some of it could not be used: another program wrote there, or another version. */
function read(): { entries: HistoryEntry[]; isDamaged: boolean } {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.consoleHistory) ?? '[]');
    if (!Array.isArray(stored)) return { entries: [], isDamaged: true };
    const entries = stored.filter(isEntry).slice(0, HISTORY_LIMIT);
    return { entries, isDamaged: stored.some((entry) => !isEntry(entry)) };
  } catch {
    return { entries: [], isDamaged: true };
  }
}

/** Longer bodies are not kept: the browser's store is small and shared. */
const LONGEST_BODY = 20_000;

function kept(call: ConsoleCall): RedactedCall {
  if ((call.body?.length ?? 0) <= LONGEST_BODY) return redactCall(call);
  const redacted = redactCall({ ...call, body: '' });
  return { ...redacted, removed: [...redacted.removed, 'the body, which is too long to be kept'] };
}

/** The last requests, latest first. */
export type History = ReturnType<typeof openHistory>;

/** Opens the history of this browser. */
export function openHistory() {
  const { entries: stored, isDamaged } = read();
  const store = createStore<readonly HistoryEntry[]>(stored);
  // Written back clean, so that it is told once.
  if (isDamaged) writeStored(storageKeys.consoleHistory, stored.length > 0 ? JSON.stringify(stored) : null);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** That stored entries were dropped, in a sentence; empty for none. */
    notice: isDamaged ? 'Some recent requests kept in this browser were damaged and were dropped.' : '',
    /** Adds a request without its secrets and forgets the oldest beyond the limit. */
    add(request: Omit<HistoryEntry, 'id' | 'removed'>): void {
      const id = `${request.time}-${count++}`;
      // Read again: another tab may have added some.
      const entries = [{ ...request, id, ...kept(request.call) }, ...read().entries].slice(0, HISTORY_LIMIT);
      writeStored(storageKeys.consoleHistory, JSON.stringify(entries));
      store.set(entries);
    },
    clear(): void {
      writeStored(storageKeys.consoleHistory, null);
      store.set([]);
    },
  };
}
