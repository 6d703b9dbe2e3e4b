import type { Change } from '../../db/sqljs';
import { MIN_KEY_BYTES } from '../../domain/access-token';
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

const getResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(OBJECTS);
  return within(OPEN_TIMEOUT, getResult(request), 'the browser does not open its storage');
}

function getHead(value: unknown): SnapshotHead | undefined {
  const { timestamp, signingKey, digest, entries = 0 } = (value ?? {}) as Record<string, unknown>;
  const isUsable =
    typeof timestamp === 'string' &&
    typeof digest === 'string' &&
    typeof entries === 'number' &&
    signingKey instanceof Uint8Array &&
    signingKey.length >= MIN_KEY_BYTES;
  return isUsable ? { timestamp, signingKey, digest, entries } : undefined;
}

/** Opens the store in IndexedDB. Rejects if it isn't available. */
export async function openSnapshotStore(name: string) {
  let database: IDBDatabase | undefined;

  /** Returns the database, reopened if the browser or the reader (clearing site data) has closed it. */
  async function opened(): Promise<IDBDatabase> {
    if (database) return database;
    const handle = await open(name);
    const forget = () => {
      if (database === handle) database = undefined;
    };
    handle.onclose = forget;
    handle.onversionchange = () => {
      handle.close();
      forget();
    };
    database = handle;
    return handle;
  }

  /** Writes in one transaction and waits until it is committed. */
  async function write(steps: (objects: IDBObjectStore) => void): Promise<void> {
    const transaction = (await opened()).transaction(OBJECTS, 'readwrite');
    const kept = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave the change up'));
    });
    steps(transaction.objectStore(OBJECTS));
    await kept;
  }

  async function read<T>(get: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return getResult(get((await opened()).transaction(OBJECTS, 'readonly').objectStore(OBJECTS)));
  }

  await opened();
  async function getFile(key: 'file' | 'aside'): Promise<Uint8Array | undefined> {
    const file = await read<unknown>((objects) => objects.get(key));
    return file instanceof Uint8Array ? file : undefined;
  }

  return {
    /** Undefined if nothing usable is stored. */
    head: async () => getHead(await read<unknown>((objects) => objects.get('head'))),
    /**
     * Undefined if no file is stored.
     * @param count number of entries with changes
     */
    async read(count: number): Promise<Snapshot | undefined> {
      const file = await getFile('file');
      const entries = await read<Change[][]>((objects) => objects.getAll(ENTRIES(count)));
      return file && { file, changes: entries.flat() };
    },
    backup: () => getFile('aside'),
    /** Replaces the state atomically. Rejects with QuotaExceededError if the browser has no more space. */
    save: (head: SnapshotHead, file: Uint8Array) =>
      write((objects) => {
        objects.put(head, 'head');
        objects.put(file, 'file');
        objects.delete(ENTRIES());
      }),
    /** Adds changes to the state atomically, as the entry that the head counts last. Rejects like `save`. */
    append: (head: SnapshotHead, changes: readonly Change[]) =>
      write((objects) => {
        objects.put(head, 'head');
        objects.put(changes, [ENTRY, head.entries]);
      }),
    /** Deletes everything, including the backup. */
    clear: () => write((objects) => void objects.clear()),
    /** Replaces the state by a backup of it. Returns false, and stores none, without space for it. */
    async moveToBackup(file: Uint8Array | undefined): Promise<boolean> {
      const move = (copy: Uint8Array | undefined) =>
        write((objects) => {
          if (copy) objects.put(copy, 'aside');
          objects.delete('head');
          objects.delete('file');
          objects.delete(ENTRIES());
        });
      return move(file).then(
        () => file !== undefined,
        () => move(undefined).then(() => false),
      );
    },
  };
}
