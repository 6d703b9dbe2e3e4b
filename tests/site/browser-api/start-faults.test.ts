import type { Page } from '@playwright/test';
import { describe, expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import type { PageServer } from './support/page-server';
import { attempt, disableFeature, formNames, isLoaded, signIn, status } from './support/sandbox-page';

describe("a sandbox that can't start", () => {
  /** Expects a failure with this sentence, on a page that still works. */
  async function expectFailure(page: Page, sentence: RegExp): Promise<void> {
    expect(await attempt(page)).toMatch(sentence);
    expect(await status(page)).toMatchObject({ state: 'failed' });
    expect(await page.textContent('p')).toBe('Text');
  }

  for (const [what, arrange, sentence] of [
    [
      'without Web Workers',
      (page: Page) => disableFeature(page, ['Worker']),
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
      (page: Page) => disableFeature(page, ['WebAssembly']),
      /^no-webassembly: The sandbox needs WebAssembly, .* Switch it on/,
    ],
    [
      'when a policy forbids WebAssembly',
      (_page: Page, server: PageServer) => {
        server.faults.policy = "default-src 'self'";
        server.faults.workerPrefix = ' ';
      },
      /^no-webassembly: The browser blocked .* must contain 'wasm-unsafe-eval'\./,
    ],
    [
      'on an insecure origin',
      async (page: Page, server: PageServer) => {
        await page.route('http://insecure.example/**', async (route) => {
          const { pathname } = new URL(route.request().url());
          await route.fulfill({ response: await route.fetch({ url: server.url + pathname }) });
        });
        await page.goto('http://insecure.example/');
        await isLoaded(page);
      },
      /^insecure-origin: The sandbox signs tokens with Web Crypto, .* https:\/\/ or localhost\./,
    ],
  ] as const)
    it(`explains ${what}`, async ({ page, server }) => {
      await arrange(page, server);
      await expectFailure(page, sentence);
    });

  for (const [what, prefix, reason] of [
    [
      'permission to store',
      `IDBFactory.prototype.open = () => { throw new DOMException('Denied', 'SecurityError'); };`,
      /^This browser blocks storage for this page, as some private windows do/,
    ],
    ['Web Locks', `Object.defineProperty(navigator, 'locks', { value: undefined });`, /Web Locks/],
  ] as const)
    it(`works in memory without ${what}, and shows that`, async ({ page, server }) => {
      server.faults.workerPrefix = prefix;
      const token = await signIn(page);
      expect(await formNames(page, token)).toEqual(['Customer feedback']);
      expect(await status(page)).toEqual({ state: 'memory-only', reason: expect.stringMatching(reason) });
      const bytes = await page.evaluate(async () => (await globalThis.sandbox.exportSandbox()).size);
      expect(bytes).toBeGreaterThan(4096);
      await page.evaluate(() => globalThis.sandbox.resetSandbox());
      expect(await attempt(page)).toBe('200');
    });
});
