/** The sandbox can't carry out a command; `message` is a sentence for the reader: what, why, how to fix it. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/** Something that happened to the stored data and that the reader should know. */
export interface SandboxNotice {
  sentence: string;
  /** Whether `exportBackup` returns the previous data. */
  hasCopy: boolean;
}

/** Status of the sandbox. Every sentence is for the reader. */
export type SandboxStatus =
  /** Not used yet on this page. */
  | { state: 'idle' }
  | { state: 'starting' }
  /** Responds, and stores its data in this browser. */
  | { state: 'ready'; notice?: SandboxNotice }
  /** Responds, but stores its data in this page only; `reason` says why. */
  | { state: 'memory-only'; reason: string; notice?: SandboxNotice }
  /** Failed to start, or stopped. The next request tries again. */
  | { state: 'failed'; sentence: string };

/** What changed the data. */
export type SandboxChange = 'write' | 'reset' | 'import';

/** Commands of a page to its worker, one at a time. */
export type Command =
  | {
      type: 'request';
      method: string;
      url: string;
      headers: [string, string][];
      body: ArrayBuffer | null;
    }
  | { type: 'reset' | 'export' | 'export-backup' | 'restore-administrator' }
  | { type: 'import'; bytes: ArrayBuffer };

/** Messages of a worker to its page. Each command gets one of the first three. */
export type Report =
  | { type: 'response'; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { type: 'done'; bytes?: Uint8Array<ArrayBuffer> }
  | { type: 'error'; sentence: string }
  /** The worker accepts commands. `aliveLock` names its Web Lock, unless the browser denies locks. */
  | { type: 'started'; aliveLock: string | null }
  /** The worker can't start, or can't continue. */
  | { type: 'failed'; sentence: string }
  /** Where the data is stored, after the first use and whenever it changes. */
  | { type: 'storage'; status: SandboxStatus }
  /** The data changed; `shared` if other tabs see it too. */
  | { type: 'changed'; change: SandboxChange; shared: boolean };

/**
 * Returns the name of what the tabs of a site share: database, lock and channel. It includes the base path,
 * because other sites can share the origin.
 */
export const sharedName = (basePath: string): string => `endatix-sandbox:${basePath}/`;
