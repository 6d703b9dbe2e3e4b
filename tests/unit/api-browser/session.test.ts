import initSqlJs from 'sql.js';
import { expect, it } from 'vitest';
import { createSession, type Session } from '@/packages/reference-api/browser/engine/session';
import {
  getSize,
  type Snapshot,
  type SnapshotHead,
  type SnapshotStore,
} from '@/packages/reference-api/browser/engine/snapshot-store';

/** A store in memory. Returns also the bytes of each write. */
function memoryStore() {
  let head: SnapshotHead | undefined;
  let snapshot: Snapshot | undefined;
  const writes: number[] = [];
  const store: SnapshotStore = {
    head: async () => head,
    read: async () => snapshot && { file: snapshot.file.slice(), changes: [...snapshot.changes] },
    async save(next, file) {
      [head, snapshot] = [next, { file, changes: [] }];
      writes.push(file.length);
    },
    async append(next, changes) {
      head = next;
      snapshot?.changes.push(...changes);
      writes.push(getSize(changes));
    },
    async clear() {
      [head, snapshot] = [undefined, undefined];
    },
    moveToBackup: async () => false,
    backup: async () => undefined,
  };
  return { store, writes };
}

const openSession = async (store: SnapshotStore) =>
  createSession(await initSqlJs(), store, { storage: () => {}, changed: () => {} });

/** Sends a request as the worker does, and stores its change. */
async function send(session: Session, method: string, path: string, body?: object, token = '') {
  const engine = await session.current();
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await engine.api.fetch(new Request(`http://test/api/${path}`, init));
  await session.flush('write');
  const result = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(result)}`);
  return result;
}

const signIn = async (session: Session): Promise<string> =>
  (await send(session, 'POST', 'auth/login', { email: 'admin@endatix.com', password: 'P@ssw0rd' }))
    .accessToken;

it('stores of a small change as much beside 5 MB as beside nothing, and another tab finds it', async () => {
  const { store, writes } = memoryStore();
  const session = await openSession(store);
  const token = await signIn(session);
  const [form] = await send(session, 'GET', 'forms', undefined, token);
  const path = `forms/${form.id}/submissions`;
  await send(session, 'POST', path, { jsonData: JSON.stringify({ file: 'x'.repeat(5_000_000) }) });
  writes.length = 0;
  const { id } = await send(session, 'POST', path, { jsonData: '{"small":1}' });
  expect(writes).toHaveLength(1);
  expect(writes[0]).toBeLessThan(3_000);

  const other = await openSession(store);
  expect(await send(other, 'GET', `${path}/${id}`, undefined, token)).toMatchObject({
    jsonData: '{"small":1}',
  });
  await send(other, 'PATCH', `${path}/${id}`, { currentPage: 7 }, token);
  expect(await send(session, 'GET', `${path}/${id}`, undefined, token)).toMatchObject({ currentPage: 7 });
});

it('stores nothing for a request that only reads, and one file again when the changes have grown as large', async () => {
  const { store, writes } = memoryStore();
  const session = await openSession(store);
  const token = await signIn(session);
  writes.length = 0;
  const [template] = await send(session, 'GET', 'form-templates', undefined, token);
  expect(writes).toEqual([]);
  const rename = (length: number) =>
    send(session, 'PATCH', `form-templates/${template.id}`, { description: 'x'.repeat(length) }, token);
  for (let count = 0; count < 6; count++) await rename(100_000);
  const whole = writes.filter((size) => size > 110_000);
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.length).toBeLessThan(4);
});
