import type { SqlJsStatic } from 'sql.js';
import { toHex } from '../../domain/secrets';
import type { SandboxChange, SandboxNotice } from '../protocol';
import { SandboxError } from '../protocol';
import { type Engine, freshEngine, importedEngine, storedEngine } from './engine';
import type { SnapshotStore } from './snapshot-store';
import { openForeignFile } from './sqlite-file';
import { memoryOnlyReasons, notices, workFailures } from './storage-texts';

/** Where a session stores its data. */
export type Storage = { store: SnapshotStore } | { memoryOnly: string };

export interface SessionEvents {
  /** Whether the data is stored in the browser (null) or in memory only, with the reason. */
  storage(memoryOnly: string | null, notice: SandboxNotice | null): void;
  changed(change: SandboxChange, shared: boolean): void;
}

/** The sandbox's state in this worker. Call every method under the lock that the tabs share. */
export interface Session {
  /** Returns the engine on the newest state, whichever tab wrote it. */
  current(): Promise<Engine>;
  reset(): Promise<void>;
  /** Rejects with SandboxError, without changes, if the file isn't one of the API. */
  import(bytes: Uint8Array): Promise<void>;
  /** Returns the copy of previous data. Rejects with SandboxError if none exists. */
  setAside(): Promise<Uint8Array>;
  /** Stores what changed since the last call, and reports it. Call it before returning a response. */
  settle(): Promise<void>;
  /** Call it before releasing the lock: another tab can change the stored state. */
  release(): void;
}

/** SHA-256 of the file, which detects damage much faster than SQLite's own check. */
async function digest(file: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', file.slice())));
}

/** Returns whether the browser rejected the write for lack of space. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Starts a session. Reads nothing before the first `current`. */
export function createSession(sqlJs: SqlJsStatic, storage: Storage, events: SessionEvents): Session {
  const store = 'store' in storage ? storage.store : undefined;
  let memoryOnly = 'store' in storage ? null : storage.memoryOnly;
  let notice: SandboxNotice | null = null;
  let engine: Engine | undefined;
  let change: SandboxChange = 'write';
  let reported: string | undefined;
  /** Whether the engine has the newest state until the lock is released. */
  let isCurrent = false;

  function tell(): void {
    const state = JSON.stringify([memoryOnly, notice]);
    if (state === reported) return;
    reported = state;
    events.storage(memoryOnly, notice);
  }

  async function replace(next: Engine | undefined): Promise<void> {
    const previous = engine;
    engine = next;
    await previous?.api.close();
  }

  /** Loads the stored state; undefined if none is usable. */
  async function load(snapshots: SnapshotStore): Promise<Engine | undefined> {
    const head = await snapshots.head();
    if (head && head.timestamp === engine?.timestamp) return engine;
    const file = await snapshots.file();
    if (!head && !file) return undefined;
    try {
      if (!head || !file) throw new Error('half of the stored state is missing');
      if ((await digest(file)) !== head.digest) throw new Error('the stored file is damaged');
      return await storedEngine(sqlJs, { ...head, file });
    } catch {
      const hasCopy = await snapshots.setAside();
      notice = { sentence: hasCopy ? notices.setAside : notices.dropped, hasCopy };
      return undefined;
    }
  }

  async function current(): Promise<Engine> {
    if (engine && isCurrent) return engine;
    if (store && memoryOnly === null) {
      try {
        const loaded = await load(store);
        if (loaded !== engine || !loaded) await replace(loaded);
      } catch {
        memoryOnly = memoryOnlyReasons.broken;
      }
    }
    engine ??= await freshEngine(sqlJs);
    isCurrent = true;
    return engine;
  }

  async function start(next: Engine, why: SandboxChange): Promise<void> {
    await replace(next);
    isCurrent = true;
    change = why;
    notice = null;
  }

  async function keep(
    { database, signingKey }: Engine,
    snapshots: SnapshotStore,
  ): Promise<string | undefined> {
    let file: Uint8Array;
    try {
      file = database.export();
    } catch (cause) {
      // The data in memory exceeds what can be stored, so return to the stored state.
      isCurrent = false;
      await replace(undefined);
      throw new SandboxError('memory', workFailures.memory, { cause });
    }
    const timestamp = crypto.randomUUID();
    try {
      await snapshots.save({ timestamp, signingKey, digest: await digest(file) }, file);
      return timestamp;
    } catch (error) {
      memoryOnly = isFull(error) ? memoryOnlyReasons.full : memoryOnlyReasons.broken;
      return undefined;
    }
  }

  return {
    current,
    async reset() {
      const next = await freshEngine(sqlJs);
      if (store) {
        // Retry a storage that was full or broken.
        memoryOnly = null;
        await store.clear().catch(() => {});
      }
      await start(next, 'reset');
    },
    async import(bytes) {
      await start(await importedEngine(await openForeignFile(sqlJs, bytes)), 'import');
    },
    async setAside() {
      const copy = await store?.aside();
      if (!copy) throw new SandboxError('nothing-set-aside', workFailures.nothingSetAside);
      return copy;
    },
    async settle() {
      if (engine && engine.savedRevision !== engine.database.revision) {
        if (store && memoryOnly === null) engine.timestamp = await keep(engine, store);
        engine.savedRevision = engine.database.revision;
        events.changed(change, memoryOnly === null);
        change = 'write';
      }
      tell();
    },
    release() {
      isCurrent = false;
    },
  };
}
