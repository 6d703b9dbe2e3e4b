import 'client-only';
import { type ConsoleCall, hasCallContent } from '@/features/try/request/call';
import { type RedactedCall, redactCall } from '@/features/try/request/redact';
import { storageKeys } from '@/shared/storage-keys';

// Drafts of the forms, stored for this tab without secrets: they survive a reload and Back.

type Stored = Record<string, Pick<ConsoleCall, 'parameters' | 'body'> & { removed?: unknown }>;

/** Longer bodies are not stored: browsers keep about five million characters for a site. */
const LONGEST_BODY = 200_000;

function readAll(): Stored {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKeys.drafts) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, call]) => hasCallContent(call)));
  } catch {
    return {};
  }
}

function writeAll(all: Stored): void {
  try {
    window.sessionStorage.setItem(storageKeys.drafts, JSON.stringify(all));
  } catch {
    // Storage is full or blocked: the forms work without it.
  }
}

/** Returns the draft of an operation, and the names of removed secrets. */
export function readDraft(operationId: string): RedactedCall | undefined {
  const all = readAll();
  const known = Object.hasOwn(all, operationId) ? all[operationId] : undefined;
  if (!known) return undefined;
  const { removed, ...call } = known;
  return { call: { ...call, operationId }, removed: Array.isArray(removed) ? removed.map(String) : [] };
}

export function writeDraft(call: ConsoleCall): void {
  if ((call.body?.length ?? 0) > LONGEST_BODY) return;
  const { call: typed, removed } = redactCall(call);
  const { parameters, body } = typed;
  writeAll({
    ...readAll(),
    [call.operationId]: { parameters, ...(body !== undefined && { body }), removed },
  });
}
