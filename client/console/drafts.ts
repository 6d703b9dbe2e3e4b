import 'client-only';
import { storageKeys } from '@/lib/storage-keys';
import { type ConsoleCall, holdsCall } from '../api/call';
import { redactCall } from '../api/redact';

/** What the reader typed into the forms, kept for this tab and without secrets: a reload or Back brings it back. */
export interface Drafts {
  /** Returns what was typed for an operation; undefined for nothing. */
  read(operationId: string): ConsoleCall | undefined;
  write(call: ConsoleCall): void;
  forget(operationId: string): void;
}

type Stored = Record<string, Pick<ConsoleCall, 'parameters' | 'body'>>;

/** Longer bodies aren't kept: a browser keeps about five million characters for a site. */
const LONGEST_BODY = 200_000;

function readAll(): Stored {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKeys.drafts) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, call]) => holdsCall(call)));
  } catch {
    return {};
  }
}

function writeAll(all: Stored): void {
  try {
    window.sessionStorage.setItem(storageKeys.drafts, JSON.stringify(all));
  } catch {
    // Full or rejected: the forms work without it.
  }
}

/** Opens the drafts of this tab. What is stored and can't be read counts as nothing. */
export function openDrafts(): Drafts {
  return {
    read(operationId) {
      const all = readAll();
      const known = Object.hasOwn(all, operationId) ? all[operationId] : undefined;
      return known && { ...known, operationId };
    },
    write(call) {
      if ((call.body?.length ?? 0) > LONGEST_BODY) return;
      const { parameters, body } = redactCall(call).call;
      writeAll({ ...readAll(), [call.operationId]: { parameters, ...(body !== undefined && { body }) } });
    },
    forget(operationId) {
      const { [operationId]: _gone, ...rest } = readAll();
      writeAll(rest);
    },
  };
}
