import 'client-only';
import { isMoment } from '@/features/try/client/jwt';
import { type ConsoleCall, hasCallContent } from '@/features/try/request/call';
import { type RedactedCall, redactCall } from '@/features/try/request/redact';
import { readStored, writeStored } from '@/shared/browser/storage';
import { createStore } from '@/shared/browser/store';
import { allOperations } from '@/shared/contract/all-operations';
import { storageKeys } from '@/shared/storage-keys';

/** A request that was sent, without secrets. */
export interface HistoryEntry {
  id: string;
  /** In milliseconds since 1970. */
  time: number;
  call: ConsoleCall;
  /** Names of removed secrets. */
  removed: string[];
  /** `sandbox` or the address of a server. */
  target: string;
  /** 0 for no response. */
  status: number;
  milliseconds: number;
}

export const HISTORY_LIMIT = 50;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number => isMoment(value) && value >= 0;

function isCall(value: unknown): value is ConsoleCall {
  const { operationId } = (value ?? {}) as Partial<ConsoleCall>;
  return allOperations.some(({ id }) => id === operationId) && hasCallContent(value);
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

/** Reads the stored entries. Damaged ones, from another program or version, are dropped. */
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

/** Longer bodies are not stored: the browser's storage is small. */
const LONGEST_BODY = 20_000;

function kept(call: ConsoleCall): RedactedCall {
  if ((call.body?.length ?? 0) <= LONGEST_BODY) return redactCall(call);
  const redacted = redactCall({ ...call, body: '' });
  return { ...redacted, removed: [...redacted.removed, 'the body, which is too long to be kept'] };
}

export type History = ReturnType<typeof openHistory>;

/** Opens the history of this browser, latest request first. */
export function openHistory() {
  const { entries: stored, isDamaged } = read();
  const store = createStore<readonly HistoryEntry[]>(stored);
  // Store the rest, so that the notice appears once.
  if (isDamaged) writeStored(storageKeys.consoleHistory, stored.length > 0 ? JSON.stringify(stored) : null);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Says that stored entries were dropped; empty for none. */
    notice: isDamaged ? 'Some recent requests kept in this browser were damaged and were dropped.' : '',
    /** Adds a request without its secrets, and drops the oldest beyond the limit. */
    add(request: Omit<HistoryEntry, 'id' | 'removed'>): void {
      const id = `${request.time}-${count++}`;
      // Another tab may have added some.
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
