import type { Connection } from './connection';
import { type SandboxChange, SandboxError, type SandboxStatus } from './protocol';

export type { SandboxChange, SandboxNotice, SandboxStatus } from './protocol';

// Replaced by Next.js at build time.
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const statusListeners = new Set<() => void>();
const changeListeners = new Set<(change: SandboxChange) => void>();
let status: SandboxStatus = { state: 'idle' };
let connection: Promise<Connection> | undefined;

function show(next: SandboxStatus): void {
  status = next;
  for (const listener of [...statusListeners]) listener();
}

function connect(): Promise<Connection> {
  connection ??= import('./connection').then(
    ({ createConnection }) =>
      createConnection(basePath, show, (change) => {
        for (const listener of [...changeListeners]) listener(change);
      }),
    (cause: unknown) => {
      connection = undefined;
      const sentence =
        'The sandbox could not be downloaded. Check the connection, then reload the page and try again.';
      show({ state: 'failed', sentence });
      throw new SandboxError(sentence, { cause });
    },
  );
  return connection;
}

/**
 * Works like `fetch`, but the reference API in this browser responds. Uses only path and query of the
 * address, and sends nothing over the network. Starts the sandbox on first use. Rejects with SandboxError if
 * the sandbox can't respond, or with the reason of an aborted signal.
 */
export async function sandboxFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  return (await connect()).fetch(request);
}

/** Returns the current status, the same object until it changes. */
export const sandboxStatus = (): SandboxStatus => status;

/** Calls the listener when `sandboxStatus` changes. Returns the function that unsubscribes. */
export function subscribeSandbox(listener: () => void): () => void {
  statusListeners.add(listener);
  return () => statusListeners.delete(listener);
}

/** Calls the listener after the data changed, here or in another tab. Returns the function that unsubscribes. */
export function onSandboxChange(listener: (change: SandboxChange) => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/**
 * Deletes all data, including a backup, and starts from the demo data. Tokens issued before become
 * invalid.
 */
export const resetSandbox = async (): Promise<void> => (await connect()).run('reset');

/** Resets the password of the first account, or creates the account if it is missing. Keeps all other data. */
export const restoreAdministrator = async (): Promise<void> => (await connect()).run('restore-administrator');

/** Returns the data as a SQLite file. */
export const exportSandbox = async (): Promise<Blob> => (await connect()).export('export');

/** Returns the data that a notice reported as damaged or too new. Rejects if there is none. */
export const exportBackup = async (): Promise<Blob> => (await connect()).export('export-backup');

/**
 * Replaces the data with a file from `exportSandbox`, or with a database file of the API under Node. Tokens
 * issued before become invalid. Rejects without changes for any other file.
 */
export const importSandbox = async (file: Blob): Promise<void> => (await connect()).import(file);
