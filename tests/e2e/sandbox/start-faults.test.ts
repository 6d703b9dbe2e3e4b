import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@/tests/e2e/support/test';
import { attempt, deprive, without } from './support/attempt';
import { type Harness, startHarness } from './support/harness';
import { formNames, openPage, signIn, status } from './support/sandbox-page';

describe('a sandbox that cannot start', () => {
  let harness: Harness;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async ({ browser }) => {
    harness = await startHarness(browser);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    context = await harness.context();
    page = await openPage(context, harness.server.url, { startTimeout: 15_000 });
  });
  afterEach(async () => {
    harness.server.mend();
    await context.close();
  });

  /** The sandbox has failed with this sentence, and the page lives. */
  async function expectFailure(sentence: RegExp): Promise<void> {
    expect(await attempt(page)).toMatch(sentence);
    expect(await status(page)).toMatchObject({ state: 'failed' });
    expect(await page.textContent('p')).toBe('Text');
  }

  it('says so without Web Workers', async () => {
    await deprive(page, ['Worker']);
    await expectFailure(/^no-worker: The sandbox runs in a Web Worker, .* Use a current browser\./);
  });

  it('says so where the browser refuses to start one', async () => {
    await page.evaluate(() => {
      globalThis.Worker = class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await expectFailure(/^no-worker: The browser does not let this page start a Web Worker, .* Allow them/);
  });

  it('does not fail the page that makes it ready ahead of use', async () => {
    await deprive(page, ['Worker']);
    await page.evaluate(() => globalThis.sandbox.prepareSandbox());
    expect(await status(page)).toMatchObject({ state: 'failed', kind: 'no-worker' });
  });

  it('says so without WebAssembly', async () => {
    await deprive(page, ['WebAssembly']);
    await expectFailure(/^no-webassembly: The sandbox needs WebAssembly, .* Switch it on/);
  });

  it('says so on an insecure origin', async () => {
    await context.route('http://insecure.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: harness.server.url + pathname }) });
    });
    page = await openPage(context, 'http://insecure.example');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expectFailure(
      /^insecure-origin: The sandbox signs tokens with Web Crypto, .* https:\/\/ or localhost\./,
    );
  });

  it('says so when a policy forbids WebAssembly', async () => {
    harness.server.faults.policy = "default-src 'self'";
    harness.server.faults.workerPrefix = ' ';
    await expectFailure(/^no-webassembly: The browser refused .* must contain 'wasm-unsafe-eval'\./);
  });

  for (const [what, missing] of [
    ['the worker', /worker-/],
    ['SQLite', /\.wasm$/],
  ] as const) {
    it(`says so when ${what} is missing on the server, and starts once it is there`, async () => {
      harness.server.faults.missing = missing;
      await expectFailure(/^load: The sandbox could not be downloaded\..*folder \/sandbox\//);
      harness.server.mend();
      expect(await attempt(page)).toBe('200');
      expect(await status(page)).toEqual({ state: 'ready' });
    });
  }

  it('says so when its own script cannot be downloaded', async () => {
    harness.server.faults.missing = /connection/;
    await expectFailure(/^load: The sandbox could not be downloaded\. Check the connection, then reload/);
    harness.server.mend();
    await page.reload();
    await page.waitForFunction(() => globalThis.sandbox !== undefined);
    expect(await attempt(page)).toBe('200');
  });

  it('says so when it does not start in time, and starts once it can', async () => {
    page = await openPage(context, harness.server.url, { startTimeout: 1_000 });
    harness.server.faults.workerPrefix = 'for (;;);';
    await expectFailure(/^timeout: The sandbox did not start in time\./);
    harness.server.mend();
    await page.evaluate(() => globalThis.sandbox.configureSandbox({ startTimeout: 15_000 }));
    expect(await attempt(page)).toBe('200');
  });

  it('starts although the server gives SQLite a wrong type', async () => {
    harness.server.faults.wasmType = 'application/octet-stream';
    expect(await attempt(page)).toBe('200');
  });

  it('works where requests have no stream, as in Firefox', async () => {
    const noStream = "Object.defineProperty(Request.prototype, 'body', { value: undefined });";
    harness.server.faults.workerPrefix = noStream;
    await page.addInitScript(noStream);
    await page.reload();
    await page.waitForFunction(() => globalThis.sandbox !== undefined);
    expect(await formNames(page, await signIn(page))).toEqual(['Customer feedback']);
  });

  for (const [what, prefix, reason] of [
    [
      'IndexedDB',
      without('indexedDB'),
      /^This browser gives the page no storage, as in some private windows/,
    ],
    [
      'permission to store',
      `IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'SecurityError'); };`,
      /^This browser gives the page no storage, as in some private windows/,
    ],
    ['Web Locks', `Object.defineProperty(navigator, 'locks', { value: undefined });`, /no Web Locks/],
  ] as const) {
    it(`works in memory without ${what}, and says so`, async () => {
      harness.server.faults.workerPrefix = prefix;
      const token = await signIn(page);
      expect(await formNames(page, token)).toEqual(['Customer feedback']);
      expect(await status(page)).toEqual({ state: 'memory-only', reason: expect.stringMatching(reason) });
      const bytes = await page.evaluate(async () => (await globalThis.sandbox.exportSandbox()).size);
      expect(bytes).toBeGreaterThan(4096);
      await page.evaluate(() => globalThis.sandbox.resetSandbox());
      expect(await attempt(page)).toBe('200');
    });
  }
});
