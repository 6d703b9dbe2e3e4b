import type { WebhookMessage } from '../webhooks/message';
import type { Connection } from './connection';
import { type SandboxChange, SandboxError, type SandboxSettings, type SandboxStatus } from './protocol';

export {
  type SandboxChange,
  SandboxError,
  type SandboxErrorKind,
  type SandboxNotice,
  type SandboxStatus,
} from './protocol';
export type { WebhookMessage };

const settings: SandboxSettings = {
  // Next.js puts the value in at build time.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  startTimeout: 60_000,
  responseTimeout: 30_000,
};
const statusListeners = new Set<() => void>();
const webhookListeners = new Set<(messages: readonly WebhookMessage[]) => void>();
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
      createConnection(
        settings,
        show,
        (change) => {
          for (const listener of [...changeListeners]) listener(change);
        },
        (messages) => {
          for (const listener of [...webhookListeners]) listener(messages);
        },
      ),
    (cause: unknown) => {
      connection = undefined;
      const sentence =
        'The sandbox could not be downloaded. Check the connection, then reload the page and try again.';
      show({ state: 'failed', kind: 'load', sentence });
      throw new SandboxError('load', sentence, { cause });
    },
  );
  return connection;
}

/** Changes settings; to be called before the first use. */
export function configureSandbox(changes: Partial<SandboxSettings>): void {
  Object.assign(settings, changes);
}

/**
 * Has the signature and manners of `fetch`, but the response comes from the reference API inside this browser: of
 * the address only path and query count, and nothing is sent anywhere. Starts the sandbox on first use.
 * Rejects with SandboxError when the sandbox cannot respond, with the signal's reason when aborted.
 */
export async function sandboxFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  return (await connect()).fetch(request);
}

/** The present state. The same object until it changes. */
export function sandboxStatus(): SandboxStatus {
  return status;
}

/** Calls the listener whenever `sandboxStatus` changes. Returns the function that ends it. */
export function subscribeSandbox(listener: () => void): () => void {
  statusListeners.add(listener);
  return () => statusListeners.delete(listener);
}

/** Calls the listener after the data changed, here or in another tab. Returns the function that ends it. */
export function onSandboxChange(listener: (change: SandboxChange) => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Calls the listener with the webhook messages that requests of this page cause. Returns the function that ends it. */
export function onSandboxWebhooks(listener: (messages: readonly WebhookMessage[]) => void): () => void {
  webhookListeners.add(listener);
  return () => webhookListeners.delete(listener);
}

/** Throws all data away, a copy set aside too, and starts from the demo data. Tokens issued before end. */
export async function resetSandbox(): Promise<void> {
  await (await connect()).run('reset');
}

/** Gives the first account its first password back, and creates it where it is missing. All other data stay. */
export async function restoreAdministrator(): Promise<void> {
  await (await connect()).run('restore-administrator');
}

/** The data as a SQLite file. */
export async function exportSandbox(): Promise<Blob> {
  return (await connect()).export('export');
}

/** The damaged or too new data that a notice spoke of, as they were. Rejects when there are none. */
export async function exportSetAside(): Promise<Blob> {
  return (await connect()).export('export-set-aside');
}

/**
 * Replaces the data by a file from `exportSandbox`, or by the database file of the same API under Node. Tokens
 * issued before end. Rejects, and changes nothing, when the file is anything else.
 */
export async function importSandbox(file: Blob): Promise<void> {
  await (await connect()).import(file);
}
