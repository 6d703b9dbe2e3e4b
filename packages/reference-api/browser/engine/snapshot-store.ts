/** What is stored next to the database file. */
export interface SnapshotHead {
  /** Unique for each stored state. */
  timestamp: string;
  /** Signs the access tokens. */
  signingKey: Uint8Array;
  /** SHA-256 of the file, in hexadecimal digits. */
  digest: string;
}

/** The stored state. Use it under a lock that all tabs share. */
export interface SnapshotStore {
  /** Undefined if nothing usable is stored. */
  head(): Promise<SnapshotHead | undefined>;
  /** The database file; undefined if none is stored. */
  file(): Promise<Uint8Array | undefined>;
  /** Replaces the state atomically. Rejects with QuotaExceededError if the browser has no more space. */
  save(head: SnapshotHead, file: Uint8Array): Promise<void>;
  /** Deletes everything, including the copy set aside. */
  clear(): Promise<void>;
  /** Deletes the state but keeps its file as the copy set aside. Returns false without space for it. */
  setAside(): Promise<boolean>;
  aside(): Promise<Uint8Array | undefined>;
}

const OBJECTS = 'state';
const MIN_KEY_BYTES = 32;
/** Some browsers never respond when their storage is broken. */
const OPEN_TIMEOUT = 5_000;

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the browser does not open its storage')), OPEN_TIMEOUT);
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(OBJECTS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const getBytes = (value: unknown): Uint8Array | undefined =>
  value instanceof Uint8Array ? value : undefined;

function getHead(value: unknown): SnapshotHead | undefined {
  const { timestamp, signingKey, digest } = (value ?? {}) as Partial<Record<keyof SnapshotHead, unknown>>;
  const key = getBytes(signingKey);
  const isUsable =
    typeof timestamp === 'string' && typeof digest === 'string' && key && key.length >= MIN_KEY_BYTES;
  return isUsable ? { timestamp, signingKey: key, digest } : undefined;
}

/** Opens the store in IndexedDB. Rejects if it isn't available. */
export async function openSnapshotStore(name: string): Promise<SnapshotStore> {
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

  async function read(key: string): Promise<unknown> {
    const request = (await opened()).transaction(OBJECTS, 'readonly').objectStore(OBJECTS).get(key);
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  await opened();
  return {
    head: async () => getHead(await read('head')),
    file: async () => getBytes(await read('file')),
    aside: async () => getBytes(await read('aside')),
    save: (head, file) =>
      write((objects) => {
        objects.put(head, 'head');
        objects.put(file, 'file');
      }),
    clear: () => write((objects) => void objects.clear()),
    async setAside() {
      const file = getBytes(await read('file'));
      const forget = (objects: IDBObjectStore) => {
        objects.delete('head');
        objects.delete('file');
      };
      const copy = (objects: IDBObjectStore) => {
        if (file) objects.put(file, 'aside');
        forget(objects);
      };
      return write(copy).then(
        () => file !== undefined,
        () => write(forget).then(() => false),
      );
    },
  };
}
