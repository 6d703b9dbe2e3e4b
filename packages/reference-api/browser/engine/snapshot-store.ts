import type { Change } from '../../db/sqljs';
import { within } from '../../domain/errors';

/** What is stored next to the database file. */
export interface SnapshotHead {
  /** Unique for each stored state. */
  timestamp: string;
  /** Signs the access tokens. */
  signingKey: Uint8Array;
  /** SHA-256 of the file, in hexadecimal digits. */
  digest: string;
  /** Number of entries with changes after the file. */
  entries: number;
}

/** A database file, and the changes after it. */
export interface Snapshot {
  file: Uint8Array;
  changes: Change[];
}

/** The stored state. Use it under a lock that all tabs share. */
export type SnapshotStore = Awaited<ReturnType<typeof openSnapshotStore>>;

/** Returns about the bytes of changes. */
export function getSize(changes: readonly Change[]): number {
  let size = 0;
  for (const { sql, values } of changes)
    for (const value of [sql, ...values]) size += typeof value === 'string' ? value.length : 8;
  return size;
}

const OBJECTS = 'state';
/** First part of the keys of entries with changes; the second one is their number. */
const ENTRY = 'changes';
const ENTRIES = (count = Number.POSITIVE_INFINITY) => IDBKeyRange.bound([ENTRY], [ENTRY, count]);
/** Some browsers never respond when their storage is broken. */
const OPEN_TIMEOUT = 5_000;

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(OBJECTS);
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return within(OPEN_TIMEOUT, opened, 'the browser does not open its storage');
}

/** Opens the store in IndexedDB. Rejects if it isn't available. */
export async function openSnapshotStore(name: string) {
  let database: IDBDatabase | undefined;

  /** Returns the database, reopened if the browser or the reader (clearing site data) has closed it. */
  async function opened(): Promise<IDBDatabase> {
    if (database) return database;
    const handle = await open(name);
    handle.onclose = () => {
      database = undefined;
    };
    handle.onversionchange = () => {
      handle.close();
      database = undefined;
    };
    database = handle;
    return handle;
  }

  /** Takes steps in one transaction. Once it is committed, resolves with the result of the last one. */
  async function transact<T>(mode: IDBTransactionMode, steps: (objects: IDBObjectStore) => IDBRequest<T>) {
    const transaction = (await opened()).transaction(OBJECTS, mode);
    const last = steps(transaction.objectStore(OBJECTS));
    return new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(last.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave the change up'));
    });
  }
  const get = <T>(key: string) => transact<T | undefined>('readonly', (objects) => objects.get(key));
  const write = (steps: (objects: IDBObjectStore) => IDBRequest): Promise<void> =>
    transact('readwrite', steps);

  await opened();
  return {
    /** Undefined if nothing is stored. */
    async head(): Promise<SnapshotHead | undefined> {
      const head = await get<SnapshotHead>('head');
      // Earlier releases stored no changes beside the file.
      return head && { ...head, entries: head.entries ?? 0 };
    },
    /**
     * Undefined if no file is stored.
     * @param count number of entries with changes
     */
    async read(count: number): Promise<Snapshot | undefined> {
      const file = await get<Uint8Array>('file');
      const entries = await transact<Change[][]>('readonly', (objects) => objects.getAll(ENTRIES(count)));
      return file && { file, changes: entries.flat() };
    },
    backup: () => get<Uint8Array>('aside'),
    /** Replaces the state atomically. Rejects with QuotaExceededError if the browser has no more space. */
    save: (head: SnapshotHead, file: Uint8Array) =>
      write((objects) => {
        objects.put(head, 'head');
        objects.put(file, 'file');
        return objects.delete(ENTRIES());
      }),
    /** Adds changes to the state atomically, as the entry that the head counts last. Rejects like `save`. */
    append: (head: SnapshotHead, changes: readonly Change[]) =>
      write((objects) => {
        objects.put(head, 'head');
        return objects.put(changes, [ENTRY, head.entries]);
      }),
    /** Deletes everything, including the backup. */
    clear: () => write((objects) => objects.clear()),
    /** Replaces the state by a backup of it. Returns false, and stores none, without space for it. */
    async moveToBackup(file: Uint8Array | undefined): Promise<boolean> {
      const move = (copy: Uint8Array | undefined) =>
        write((objects) => {
          if (copy) objects.put(copy, 'aside');
          objects.delete('head');
          objects.delete('file');
          return objects.delete(ENTRIES());
        });
      return move(file).then(
        () => file !== undefined,
        () => move(undefined).then(() => false),
      );
    },
  };
}
