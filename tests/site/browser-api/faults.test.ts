import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import initSqlJs from 'sql.js';
import { memoryOnlyReasons, workFailures } from '@/packages/reference-api/browser/engine/storage-texts';
import { sharedName } from '@/packages/reference-api/browser/protocol';
import { migrate } from '@/packages/reference-api/db/migrations';
import { migrations } from '@/packages/reference-api/db/schema';
import { sqlJsDatabase } from '@/packages/reference-api/db/sqljs';
import { expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import { attempt, call, createPublishedForm, formNames, signIn, status } from './support/sandbox-page';

const DEMO_FORMS = ['Customer feedback'];

// tests/unit/api-browser/connection.test.ts covers browsers that lack what the sandbox needs.
it('a sandbox that a policy forbids explains that, on a page that still works', async ({ page, server }) => {
  Object.assign(server.faults, { policy: "default-src 'self'", workerPrefix: ' ' });
  expect(await attempt(page)).toMatch(
    /^SandboxError: The browser blocked .* must contain 'wasm-unsafe-eval'\./,
  );
  expect(await status(page)).toMatchObject({ state: 'failed' });
  expect(await page.textContent('p')).toBe('Text');
});

it('a sandbox works in memory without storage, and shows that', async ({ another, server }) => {
  server.faults.workerPrefix = `IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'SecurityError'); };`;
  const page = await another();
  expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
  expect(await status(page)).toEqual({ state: 'memory-only', reason: memoryOnlyReasons.noStorage });
  await page.evaluate(() => globalThis.sandbox.resetSandbox());
  expect(await attempt(page)).toBe('200');
});

it('a sandbox continues in memory when the storage fills up, until a reset', async ({ page, another }) => {
  const session = await page.context().newCDPSession(page);
  // Before the first use, because browsers cache the quota.
  const origin = new URL(page.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  const token = await signIn(page);
  const formId = await createPublishedForm(page, token, 'Kept');
  expect(await status(page)).toEqual({ state: 'ready' });
  const body = { jsonData: 'x'.repeat(2_000_000) };
  await call(page, 'POST', `/api/forms/${formId}/submissions`, { body });
  await createPublishedForm(page, token, 'In memory');
  expect(await formNames(page, token)).toEqual(['In memory', 'Kept', ...DEMO_FORMS]);
  expect(await status(page)).toMatchObject({ state: 'memory-only' });
  const other = await another();
  expect(await formNames(other, token)).toEqual(['Kept', ...DEMO_FORMS]);

  await page.evaluate(() => globalThis.sandbox.resetSandbox());
  expect(await status(page)).toEqual({ state: 'ready' });
  expect(await formNames(other, await signIn(page))).toEqual(DEMO_FORMS);
});

type StoredKey = 'head' | 'file' | 'aside';

/** Reads an entry of the stored state and, if given, replaces it. Undefined if there is none. */
function access<T>(page: Page, key: StoredKey, entry?: T): Promise<T | undefined> {
  return page.evaluate(
    async ([name, place, given]) => {
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          Object.assign(request, { onsuccess: resolve, onerror: reject });
        });
      const opening = indexedDB.open(name, 1);
      await done(opening);
      const objects = opening.result.transaction('state', 'readwrite').objectStore('state');
      const reading: IDBRequest<T | undefined> = objects.get(place);
      await done(reading);
      if (given !== undefined) await done(objects.put(given, place));
      opening.result.close();
      return reading.result;
    },
    [sharedName(''), key, entry] as const,
  );
}

/** Returns the stored file or the copy set aside; undefined if there is none. */
async function storedFile(page: Page, key: 'file' | 'aside' = 'file'): Promise<Buffer | undefined> {
  const bytes = await access<Uint8Array>(page, key);
  return bytes && Buffer.from(bytes);
}

/** Replaces the stored file. Keeps the digest, as after damage, unless `fit` is set. */
async function replaceFile(page: Page, file: Uint8Array, fit: boolean): Promise<void> {
  await access(page, 'file', new Uint8Array(file));
  const digest = createHash('sha256').update(file).digest('hex');
  // The new timestamp makes the sandbox read the file again.
  const change = { timestamp: crypto.randomUUID(), entries: 0, ...(fit && { digest }) };
  await access(page, 'head', { ...(await access<object>(page, 'head')), ...change });
}

/** Creates a file with the schema of the first `steps` migrations, and a further statement. */
async function makeFile(steps: number, statement: string): Promise<Uint8Array> {
  const database = sqlJsDatabase(await initSqlJs());
  await migrate(database, migrations.slice(0, steps));
  await database.query(statement);
  return database.export();
}

it('a sandbox sets stored data aside that it cannot read, migrates older data, and starts again when it is cleared', async ({
  page,
  context,
  server,
}) => {
  await createPublishedForm(page, await signIn(page), 'Former');
  const damaged = (await storedFile(page)) as Buffer;
  for (const [previous, isDigestRight] of [
    [damaged.fill(0xff, 5000, 6000), false],
    [await makeFile(2, 'UPDATE reference_api_schema SET version = 99'), true],
  ] as const) {
    await replaceFile(page, previous, isDigestRight);
    expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
    const sentence = expect.stringMatching(/^The data kept in this browser could not be read/);
    expect(await status(page)).toEqual({ state: 'ready', notice: { sentence, hasCopy: true } });
    expect((await storedFile(page, 'aside'))?.equals(previous)).toBe(true);
    const copies = await page.evaluate(async () => {
      const { exportBackup, resetSandbox } = globalThis.sandbox;
      const { size } = await exportBackup();
      await resetSandbox();
      return [size, await exportBackup().catch(String)];
    });
    expect(copies).toEqual([previous.length, `SandboxError: ${workFailures.noBackup}`]);
    expect(await status(page)).toEqual({ state: 'ready' });
  }

  const template =
    "INSERT INTO form_templates VALUES ('5', '1', 'Of old', NULL, 1, '{}', 1700000000000000, NULL, NULL)";
  await replaceFile(page, await makeFile(1, template), true);
  const templates = await call(page, 'GET', '/api/form-templates', { token: await signIn(page) });
  expect(templates).toMatchObject([{ id: '5', name: 'Of old' }]);
  expect(await status(page)).toEqual({ state: 'ready' });

  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
  expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
  expect((await status(page)).state).toBe('ready');
});
