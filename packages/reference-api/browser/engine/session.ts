import type { SqlJsStatic } from 'sql.js';
import { type Change, sqlJsDatabase } from '../../db/sqljs';
import { toHex } from '../../domain/secrets';
import { type SandboxChange, SandboxError, type SandboxNotice, type SandboxStatus } from '../protocol';
import { type Engine, freshEngine, type StoredState, startEngine, storedEngine } from './engine';
import { getSize, type Snapshot, type SnapshotStore } from './snapshot-store';
import { openForeignFile } from './sqlite-file';
import { memoryOnlyReasons, notices, workFailures } from './storage-texts';

/** Bytes of changes that are stored beside a smaller file before it is replaced: some hundred requests. */
const MIN_LOG = 262_144;

interface SessionEvents {
  /** Where the data is stored, whenever it changes. */
  storage(status: SandboxStatus): void;
  changed(change: SandboxChange, shared: boolean): void;
}

/** The sandbox's state in this worker. Call every method under the lock that the tabs share, `current` once. */
export type Session = ReturnType<typeof createSession>;

/** SHA-256 of the file, which detects damage much faster than SQLite's own check. */
const digest = async (file: Uint8Array): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', file.slice())));

/** Returns whether the browser rejected the write for lack of space. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Starts a session. Reads nothing before the first `current`.
 * @param store where it stores its data; undefined if the browser has no storage for it
 */
export function createSession(sqlJs: SqlJsStatic, store: SnapshotStore | undefined, events: SessionEvents) {
  let memoryOnly: string | null = store ? null : memoryOnlyReasons.noStorage;
  let notice: SandboxNotice | undefined;
  let engine: Engine | undefined;
  let reported: string | undefined;

  function reportStatus(): void {
    const also = notice && { notice };
    const status: SandboxStatus =
      memoryOnly === null
        ? { state: 'ready', ...also }
        : { state: 'memory-only', reason: memoryOnly, ...also };
    const text = JSON.stringify(status);
    if (text !== reported) events.storage(status);
    reported = text;
  }

  async function replace(next: Engine | undefined): Promise<void> {
    const previous = engine;
    engine = next;
    await previous?.api.close();
  }

  /** Loads the stored state; undefined if none is usable. */
  async function load(snapshots: SnapshotStore): Promise<Engine | undefined> {
    const head = await snapshots.head();
    if (head && head.timestamp === engine?.stored?.head.timestamp) return engine;
    const snapshot = await snapshots.read(head?.entries ?? 0);
    if (!head && !snapshot) return undefined;
    try {
      if (head && snapshot && (await digest(snapshot.file)) === head.digest)
        return await storedEngine(sqlJs, { ...snapshot, head });
    } catch {
      // As unusable as a damaged file, or half of a state.
    }
    const hasCopy = await snapshots.moveToBackup(snapshot && toFile(snapshot));
    notice = { sentence: hasCopy ? notices.backup : notices.dropped, hasCopy };
    return undefined;
  }

  /** Returns one file with the changes of a snapshot, or its plain file if they can't be repeated. */
  function toFile({ file, changes }: Snapshot): Uint8Array {
    if (changes.length === 0) return file;
    try {
      const database = sqlJsDatabase(sqlJs, file);
      database.replay(changes);
      return database.export();
    } catch {
      return file;
    }
  }

  /** Returns the engine on the newest state, whichever tab wrote it. */
  async function current(): Promise<Engine> {
    if (store && memoryOnly === null) {
      try {
        const loaded = await load(store);
        if (loaded !== engine || !loaded) await replace(loaded);
      } catch {
        memoryOnly = memoryOnlyReasons.broken;
      }
    }
    engine ??= await freshEngine(sqlJs);
    return engine;
  }

  async function start(next: Engine): Promise<void> {
    await replace(next);
    notice = undefined;
  }

  /** Stores the whole file. Returns the stored state. */
  async function saveFile({ database, signingKey }: Engine, snapshots: SnapshotStore): Promise<StoredState> {
    let file: Uint8Array;
    try {
      file = database.export();
    } catch (cause) {
      // The data in memory exceeds what can be stored, so return to the stored state.
      await replace(undefined);
      throw new SandboxError(workFailures.memory, { cause });
    }
    const timestamp = crypto.randomUUID();
    const head = { timestamp, signingKey, digest: await digest(file), entries: 0 };
    await snapshots.save(head, file);
    return { head, fileSize: file.length, logSize: 0 };
  }

  /**
   * Stores changes: only them, until they are as large as the file. So the cost of a small change doesn't grow
   * with the data.
   */
  async function save(of: Engine, changes: Change[], snapshots: SnapshotStore): Promise<StoredState> {
    const { stored } = of;
    const logSize = (stored?.logSize ?? 0) + getSize(changes);
    if (!stored || logSize > Math.max(stored.fileSize, MIN_LOG)) return saveFile(of, snapshots);
    const { head } = stored;
    const next = { ...head, timestamp: crypto.randomUUID(), entries: head.entries + 1 };
    await snapshots.append(next, changes);
    return { ...stored, head: next, logSize };
  }

  return {
    current,
    async reset(): Promise<void> {
      const next = await freshEngine(sqlJs);
      if (store) {
        // Retry a storage that was full or broken.
        memoryOnly = null;
        await store.clear().catch(() => {});
      }
      await start(next);
    },
    /** Rejects with SandboxError, without changes, if the file isn't one of the API. */
    async import(bytes: Uint8Array): Promise<void> {
      await start(await startEngine(await openForeignFile(sqlJs, bytes)));
    },
    /** Returns the copy of previous data. Rejects with SandboxError if none exists. */
    async backup(): Promise<Uint8Array> {
      const copy = await store?.backup();
      if (!copy) throw new SandboxError(workFailures.noBackup);
      return copy;
    },
    /** Stores and reports what `change` has changed. Call it before returning a response. */
    async flush(change: SandboxChange): Promise<void> {
      const changes = engine?.database.takeChanges() ?? [];
      if (engine && (changes.length > 0 || engine.isNew)) {
        engine.isNew = false;
        if (store && memoryOnly === null) {
          try {
            engine.stored = await save(engine, changes, store);
          } catch (error) {
            if (error instanceof SandboxError) throw error;
            engine.stored = undefined;
            memoryOnly = isFull(error) ? memoryOnlyReasons.full : memoryOnlyReasons.broken;
          }
        }
        events.changed(change, memoryOnly === null);
      }
      reportStatus();
    },
  };
}
