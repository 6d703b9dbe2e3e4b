import type { Page } from '@playwright/test';
import initSqlJs from 'sql.js';
import { migrate, migrations } from '@/packages/reference-api/db/migrations';
import { sqlJsDatabase } from '@/packages/reference-api/db/sqljs';
import { createApi } from '@/packages/reference-api/routes/app';
import { describe, expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import {
  attempt,
  call,
  createPublishedForm,
  formNames,
  holdLock,
  signIn,
  status,
} from './support/sandbox-page';
import { replaceFile, storedFile } from './support/stored-state';

const DEMO_FORMS = ['Customer feedback'];

/** Creates a file with the schema of the first `steps` migrations, and further statements. */
async function madeFile(steps: number, ...statements: string[]): Promise<Uint8Array> {
  const database = sqlJsDatabase(await initSqlJs());
  await migrate(database, migrations.slice(0, steps));
  for (const statement of statements) await database.query(statement);
  return database.export();
}

describe('a sandbox with a storage problem', () => {
  /** Limits the storage of the site in bytes. Call it before the first use, because browsers cache the quota. */
  async function limitStorage(page: Page, quotaSize: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize });
  }

  it('works in memory when the storage is full from the start', async ({ page }) => {
    await limitStorage(page, 1);
    expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
    expect(await status(page)).toEqual({
      state: 'memory-only',
      reason: expect.stringMatching(
        /^The browser has no more storage for this site\..*To free space, reset the sandbox\.$/,
      ),
    });
  });

  it('continues in memory when the storage fills up, until a reset', async ({ page, another }) => {
    await limitStorage(page, 1_000_000);
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

  it('sets data aside that it cannot read, until a reset, and migrates data of an older schema', async ({
    page,
  }) => {
    await createPublishedForm(page, await signIn(page), 'Former');
    const damaged = (await storedFile(page)) as Buffer;
    for (const [previous, isDigestRight] of [
      [damaged.fill(0xff, 5000, 6000), false],
      [new TextEncoder().encode('neither SQLite nor anything else '.repeat(200)), true],
      [await madeFile(2, 'UPDATE reference_api_schema SET version = 99'), true],
    ] as const) {
      await replaceFile(page, previous, isDigestRight);
      expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
      expect(await status(page)).toEqual({
        state: 'ready',
        notice: {
          sentence: expect.stringMatching(/^The data kept in this browser could not be read/),
          hasCopy: true,
        },
      });
      expect((await storedFile(page, 'aside'))?.equals(previous)).toBe(true);
      const copies = await page.evaluate(async () => {
        const { exportBackup, resetSandbox } = globalThis.sandbox;
        const { size } = await exportBackup();
        await resetSandbox();
        return [size, await exportBackup().catch((error: Error & { kind: string }) => error.kind)];
      });
      expect(copies).toEqual([previous.length, 'no-backup']);
      expect(await status(page)).toEqual({ state: 'ready' });
    }

    const template =
      "INSERT INTO form_templates VALUES ('5', '1', 'Of old', NULL, 1, '{}', 1700000000000000, NULL, NULL)";
    await replaceFile(page, await madeFile(1, template), true);
    const templates = await call(page, 'GET', '/api/form-templates', { token: await signIn(page) });
    expect(templates).toMatchObject([{ id: '5', name: 'Of old' }]);
    expect(await status(page)).toEqual({ state: 'ready' });

    const kept = sqlJsDatabase(await initSqlJs(), await storedFile(page));
    expect(await kept.query('SELECT version FROM reference_api_schema')).toEqual([
      { version: BigInt(migrations.length) },
    ]);
    // The API under Node accepts the file, too.
    const api = await createApi({ database: kept, signingKey: new Uint8Array(32), passwordIterations: 2 });
    expect((await api.fetch(new Request('http://localhost/health'))).status).toBe(200);
  });

  it('starts again when the reader clears the site data', async ({ page, context, server }) => {
    const token = await signIn(page);
    await createPublishedForm(page, token, 'Cleared');
    const session = await context.newCDPSession(page);
    // For a few milliseconds after a request, the sandbox keeps its state and would store it again.
    const release = await holdLock(page);
    await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
    await release();
    expect(await attempt(page, '/health')).toBe('200');
    expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
    expect((await status(page)).state).toBe('ready');
  });
});
