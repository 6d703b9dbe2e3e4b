import type { Page } from '@playwright/test';
import initSqlJs from 'sql.js';
import { migrate, migrations } from '@/packages/reference-api/db/migrations';
import { sqlJsDatabase } from '@/packages/reference-api/db/sqljs';
import { expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import {
  attempt,
  call,
  createPublishedForm,
  formNames,
  holdLock,
  isLoaded,
  reload,
  signIn,
  status,
} from './support/sandbox-page';
import { replaceFile, storedFile } from './support/stored-state';

const DEMO_FORMS = ['Customer feedback'];

/** Removes a feature from the page's global scope before its scripts run. */
async function disableFeature(page: Page, feature: string): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(globalThis, name, { value: undefined });
  }, feature);
  await reload(page);
}

it("a sandbox that can't start explains the cause, on a page that still works", async ({
  another,
  server,
}) => {
  for (const [what, arrange, sentence] of [
    [
      'without Web Workers',
      (page: Page) => disableFeature(page, 'Worker'),
      /^no-worker: The sandbox runs in a Web Worker, .* Use a current browser\./,
    ],
    [
      'where the browser refuses to start one',
      (page: Page) =>
        page.evaluate(() => {
          globalThis.Worker = class {
            constructor() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            }
          } as unknown as typeof Worker;
        }),
      /^no-worker: The browser does not let this page start a Web Worker, .* Allow them/,
    ],
    [
      'without WebAssembly',
      (page: Page) => disableFeature(page, 'WebAssembly'),
      /^no-webassembly: The sandbox needs WebAssembly, .* Switch it on/,
    ],
    [
      'when a policy forbids WebAssembly',
      () => void Object.assign(server.faults, { policy: "default-src 'self'", workerPrefix: ' ' }),
      /^no-webassembly: The browser blocked .* must contain 'wasm-unsafe-eval'\./,
    ],
    [
      'on an insecure origin',
      async (page: Page) => {
        await page.route('http://insecure.example/**', async (route) => {
          const { pathname } = new URL(route.request().url());
          await route.fulfill({ response: await route.fetch({ url: server.url + pathname }) });
        });
        await page.goto('http://insecure.example/');
        await isLoaded(page);
      },
      /^insecure-origin: The sandbox signs tokens with Web Crypto, .* https:\/\/ or localhost\./,
    ],
  ] as const) {
    const page = await another();
    await arrange(page);
    expect.soft(await attempt(page), what).toMatch(sentence);
    expect.soft(await status(page), what).toMatchObject({ state: 'failed' });
    expect.soft(await page.textContent('p'), what).toBe('Text');
    server.fix();
  }
});

it('a sandbox works in memory without permission to store or Web Locks, and shows that', async ({
  another,
  server,
}) => {
  for (const [prefix, reason] of [
    [
      `IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'SecurityError'); };`,
      /^This browser blocks storage for this page, as some private windows do/,
    ],
    [`Object.defineProperty(navigator, 'locks', { value: undefined });`, /Web Locks/],
  ] as const) {
    server.faults.workerPrefix = prefix;
    const page = await another();
    expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
    expect(await status(page)).toEqual({ state: 'memory-only', reason: expect.stringMatching(reason) });
    await page.evaluate(() => globalThis.sandbox.resetSandbox());
    expect(await attempt(page)).toBe('200');
  }
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
      return [size, await exportBackup().catch((error: Error & { kind: string }) => error.kind)];
    });
    expect(copies).toEqual([previous.length, 'no-backup']);
    expect(await status(page)).toEqual({ state: 'ready' });
  }

  const template =
    "INSERT INTO form_templates VALUES ('5', '1', 'Of old', NULL, 1, '{}', 1700000000000000, NULL, NULL)";
  await replaceFile(page, await makeFile(1, template), true);
  const templates = await call(page, 'GET', '/api/form-templates', { token: await signIn(page) });
  expect(templates).toMatchObject([{ id: '5', name: 'Of old' }]);
  expect(await status(page)).toEqual({ state: 'ready' });

  const session = await context.newCDPSession(page);
  // For a few milliseconds after a request, the sandbox keeps its state and would store it again.
  const release = await holdLock(page);
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
  await release();
  expect(await formNames(page, await signIn(page))).toEqual(DEMO_FORMS);
  expect((await status(page)).state).toBe('ready');
});
