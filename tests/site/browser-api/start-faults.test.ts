import type { Page } from '@playwright/test';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { attempt, disableFeature } from './support/attempt';
import { withHarness } from './support/harness';
import { formNames, openPage, signIn, status } from './support/sandbox-page';

const harness = withHarness();

describe('a sandbox that cannot start', () => {
  let page: Page;

  beforeEach(async () => {
    page = await openPage(await harness.context(), harness.server.url, { startTimeout: 15_000 });
  });

  /** The sandbox has failed with this sentence, and the page lives. */
  async function expectFailure(sentence: RegExp): Promise<void> {
    expect(await attempt(page)).toMatch(sentence);
    expect(await status(page)).toMatchObject({ state: 'failed' });
    expect(await page.textContent('p')).toBe('Text');
  }

  for (const [what, arrange, sentence] of [
    [
      'without Web Workers',
      () => disableFeature(page, ['Worker']),
      /^no-worker: The sandbox runs in a Web Worker, .* Use a current browser\./,
    ],
    [
      'where the browser refuses to start one',
      () =>
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
      () => disableFeature(page, ['WebAssembly']),
      /^no-webassembly: The sandbox needs WebAssembly, .* Switch it on/,
    ],
    [
      'when a policy forbids WebAssembly',
      () => {
        harness.server.faults.policy = "default-src 'self'";
        harness.server.faults.workerPrefix = ' ';
      },
      /^no-webassembly: The browser blocked .* must contain 'wasm-unsafe-eval'\./,
    ],
    [
      'on an insecure origin',
      async () => {
        await page.context().route('http://insecure.example/**', async (route) => {
          const { pathname } = new URL(route.request().url());
          await route.fulfill({ response: await route.fetch({ url: harness.server.url + pathname }) });
        });
        page = await openPage(page.context(), 'http://insecure.example');
      },
      /^insecure-origin: The sandbox signs tokens with Web Crypto, .* https:\/\/ or localhost\./,
    ],
  ] as const)
    it(`says so ${what}`, async () => {
      await arrange();
      await expectFailure(sentence);
    });

  it('says so when one of its files is missing on the server, and starts once it is there', async () => {
    for (const missing of [/worker-/, /\.wasm$/]) {
      harness.server.faults.missing = missing;
      page = await openPage(await harness.context(), harness.server.url);
      await expectFailure(/^load: The sandbox could not be downloaded\..*folder \/sandbox\//);
      harness.server.fix();
      expect(await attempt(page)).toBe('200');
      expect(await status(page)).toEqual({ state: 'ready' });
    }
    page = await openPage(await harness.context(), harness.server.url);
    harness.server.faults.missing = /connection/;
    await expectFailure(/^load: The sandbox could not be downloaded\. Check the connection, then reload/);
    harness.server.fix();
    await page.reload();
    await page.waitForFunction(() => globalThis.sandbox !== undefined);
    expect(await attempt(page)).toBe('200');
  });

  it('says so when it does not start in time, and starts once it can', async () => {
    page = await openPage(page.context(), harness.server.url, { startTimeout: 1_000 });
    harness.server.faults.workerPrefix = 'for (;;);';
    await expectFailure(/^timeout: The sandbox didn’t start in time\./);
    harness.server.fix();
    await page.evaluate(() => globalThis.sandbox.configureSandbox({ startTimeout: 15_000 }));
    expect(await attempt(page)).toBe('200');
  });

  it('starts although SQLite comes with a wrong type, and where requests have no stream, as in Firefox', async () => {
    const noStream = "Object.defineProperty(Request.prototype, 'body', { value: undefined });";
    harness.server.faults.workerPrefix = noStream;
    harness.server.faults.wasmType = 'application/octet-stream';
    await page.addInitScript(noStream);
    await page.reload();
    await page.waitForFunction(() => globalThis.sandbox !== undefined);
    expect(await formNames(page, await signIn(page))).toEqual(['Customer feedback']);
  });

  for (const [what, prefix, reason] of [
    [
      'permission to store',
      `IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'SecurityError'); };`,
      /^This browser blocks storage for this page, as some private windows do/,
    ],
    ['Web Locks', `Object.defineProperty(navigator, 'locks', { value: undefined });`, /Web Locks/],
  ] as const)
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
});
