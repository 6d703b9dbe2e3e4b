import type { Page } from '@playwright/test';
import { expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import type { PageServer } from './support/page-server';
import { attempt, disableFeature, formNames, isLoaded, signIn, status } from './support/sandbox-page';

it("a sandbox that can't start explains the cause, on a page that still works", async ({
  another,
  server,
}) => {
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
  ] as const) {
    const page = await another();
    await arrange(page, server);
    expect(await attempt(page), what).toMatch(sentence);
    expect(await status(page), what).toMatchObject({ state: 'failed' });
    expect(await page.textContent('p'), what).toBe('Text');
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
    expect(await formNames(page, await signIn(page))).toEqual(['Customer feedback']);
    expect(await status(page)).toEqual({ state: 'memory-only', reason: expect.stringMatching(reason) });
    const bytes = await page.evaluate(async () => (await globalThis.sandbox.exportSandbox()).size);
    expect(bytes).toBeGreaterThan(4096);
    await page.evaluate(() => globalThis.sandbox.resetSandbox());
    expect(await attempt(page)).toBe('200');
  }
});
