import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '@/sandbox/browser/engine/engine';
import { createSession, type Session } from '@/sandbox/browser/engine/session';
import type { SnapshotHead, SnapshotStore } from '@/sandbox/browser/engine/snapshot-store';

/** A store in memory, shared by sessions as IndexedDB is shared by tabs. */
interface MemoryStore extends SnapshotStore {
  state: Map<string, unknown>;
  saves: number;
  /** Thrown by everything that writes, when set. */
  fault: Error | undefined;
}

function memoryStore(): MemoryStore {
  const state = new Map<string, unknown>();
  const write = (change: () => void) => {
    if (store.fault) throw store.fault;
    change();
  };
  const store: MemoryStore = {
    state,
    saves: 0,
    fault: undefined,
    head: async () => state.get('head') as SnapshotHead | undefined,
    file: async () => state.get('file') as Uint8Array | undefined,
    aside: async () => state.get('aside') as Uint8Array | undefined,
    save: async (head, file) =>
      write(() => {
        store.saves += 1;
        state.set('head', head).set('file', file.slice());
      }),
    clear: async () => write(() => state.clear()),
    setAside: async () => {
      write(() => {
        if (state.has('file')) state.set('aside', state.get('file'));
        state.delete('file');
        state.delete('head');
      });
      return state.has('aside');
    },
  };
  return store;
}

const quota = () => new DOMException('no room', 'QuotaExceededError');

describe('a session of the sandbox', () => {
  let sqlJs: SqlJsStatic;
  let store: MemoryStore;
  const events = { storage: vi.fn(), changed: vi.fn() };
  const session = (): Session => createSession(sqlJs, { store }, events);

  beforeAll(async () => {
    sqlJs = await initSqlJs();
  });
  beforeEach(() => {
    store = memoryStore();
    events.storage.mockClear();
    events.changed.mockClear();
  });

  /** Works as the queue does: current state, work, keep, give the lock back. */
  async function turn<T>(owner: Session, work: (engine: Engine) => Promise<T>): Promise<T> {
    const result = await work(await owner.current());
    await owner.settle();
    owner.release();
    return result;
  }

  const addTemplate = (id: number) => (engine: Engine) =>
    engine.database.query(
      `INSERT INTO form_templates VALUES ('${id}', '1', 'Template ${id}', NULL, 1, '{}', 1, NULL, NULL)`,
    );
  const countTemplates = async ({ database }: Engine) =>
    Number((await database.query('SELECT COUNT(*) AS count FROM form_templates'))[0]?.count);

  it('keeps the demo data on first use, and nothing more when only reading', async () => {
    const owner = session();
    expect(await turn(owner, countTemplates)).toBe(1);
    await turn(owner, countTemplates);
    await turn(session(), countTemplates);
    expect(store.saves).toBe(1);
    expect(events.changed).toHaveBeenCalledExactlyOnceWith('write', true);
  });

  it('sees what another session has kept', async () => {
    const [here, there] = [session(), session()];
    await turn(here, addTemplate(5));
    await turn(there, addTemplate(6));
    expect(await turn(here, countTemplates)).toBe(3);
  });

  it('keeps an import that is followed by a request before the lock is given back', async () => {
    const owner = session();
    await turn(owner, addTemplate(5));
    const file = await turn(owner, async ({ database }) => database.export());
    await owner.reset();
    await owner.import(file);
    expect(await turn(owner, countTemplates)).toBe(2);
    expect(await turn(session(), countTemplates)).toBe(2);
    expect(events.changed).toHaveBeenLastCalledWith('import', true);
  });

  it('goes on in memory when there is no room, and tells so once', async () => {
    const owner = session();
    await turn(owner, countTemplates);
    store.fault = quota();
    await turn(owner, addTemplate(5));
    expect(await turn(owner, countTemplates)).toBe(2);
    expect(events.changed).toHaveBeenLastCalledWith('write', false);
    expect(events.storage.mock.calls).toEqual([
      [null, null],
      [expect.stringContaining('no more storage'), null],
    ]);
  });

  it('goes on in memory when the storage breaks while reading', async () => {
    const owner = session();
    await turn(owner, addTemplate(5));
    store.head = () => Promise.reject(new Error('the disk is gone'));
    expect(await turn(owner, countTemplates)).toBe(2);
    expect(events.storage).toHaveBeenLastCalledWith(
      expect.stringContaining('could not use its storage'),
      null,
    );
  });

  it('gives up a change that does not fit into memory, and returns to what is kept', async () => {
    const owner = session();
    await turn(owner, countTemplates);
    const tooMuch = turn(owner, async (engine) => {
      await addTemplate(5)(engine);
      engine.database.export = () => {
        throw new RangeError('Array buffer allocation failed');
      };
    });
    await expect(tooMuch).rejects.toMatchObject({
      kind: 'memory',
      message: expect.stringContaining('not kept'),
    });
    expect(await turn(owner, countTemplates)).toBe(1);
  });

  it('tries the storage again on reset', async () => {
    const owner = session();
    store.fault = quota();
    await turn(owner, countTemplates);
    store.fault = undefined;
    await owner.reset();
    await turn(owner, addTemplate(5));
    expect(await turn(session(), countTemplates)).toBe(2);
    expect(events.storage).toHaveBeenLastCalledWith(null, null);
  });

  it.each<[string, (state: Map<string, unknown>) => void, boolean]>([
    ['the file is damaged', (state) => (state.get('file') as Uint8Array).fill(0xff, 5000, 5001), true],
    ['the head is missing', (state) => state.delete('head'), true],
    ['the file is missing', (state) => state.delete('file'), false],
  ])('starts afresh with a notice when %s', async (_what, harm, hasCopy) => {
    await turn(session(), addTemplate(5));
    harm(store.state);
    const owner = session();
    expect(await turn(owner, countTemplates)).toBe(1);
    expect(events.storage).toHaveBeenLastCalledWith(null, {
      sentence: expect.stringContaining('could not be read'),
      hasCopy,
    });
    expect(await turn(session(), countTemplates)).toBe(1);
  });

  it('gives every state a key of its own', async () => {
    const owner = session();
    const keys = new Set<string>();
    for (const renew of [() => owner.current(), () => owner.reset(), () => owner.reset()]) {
      await renew();
      keys.add(String(await turn(owner, async ({ signingKey }) => signingKey)));
    }
    expect(keys.size).toBe(3);
  });
});
