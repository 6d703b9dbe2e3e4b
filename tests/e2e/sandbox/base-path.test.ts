import { afterAll, beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { type Harness, startHarness } from './support/harness';
import { formNames, openPage, signIn } from './support/sandbox-page';

describe('a sandbox below a base path', () => {
  let harness: Harness;
  beforeAll(async ({ browser }) => {
    harness = await startHarness(browser, '/docs/next');
  });
  afterAll(() => harness.close());

  it('finds its files, and answers whatever the address before the path is', async () => {
    const context = await harness.context();
    const page = await openPage(context, harness.server.url, { basePath: '/docs/next' });
    expect(await formNames(page, await signIn(page))).toEqual(['Customer feedback']);
    const status = await page.evaluate(async () => {
      const response = await globalThis.sandbox.sandboxFetch(new URL('https://api.example/health?x=1'));
      return [response.status, response.url, await response.text()];
    });
    expect(status).toEqual([200, 'https://api.example/health?x=1', 'Healthy']);
  });

  it('keeps its data apart from those of other sites on the same origin', async () => {
    const context = await harness.context();
    const page = await openPage(context, harness.server.url, { basePath: '/docs/next' });
    await signIn(page);
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(names).toEqual(['endatix-sandbox:/docs/next/']);
  });
});
