import { expect, it } from '@/tests/site/support/test';
import { withHarness } from './support/harness';
import { formNames, openPage, signIn } from './support/sandbox-page';

const harness = withHarness('/docs/next');

it('a sandbox below a base path finds its files, answers every host, and keeps its data apart from other sites', async () => {
  const page = await openPage(await harness.context(), harness.server.url, { basePath: '/docs/next' });
  expect(await formNames(page, await signIn(page))).toEqual(['Customer feedback']);
  const { response, names } = await page.evaluate(async () => {
    const answer = await globalThis.sandbox.sandboxFetch(new URL('https://api.example/health?x=1'));
    return {
      response: [answer.status, answer.url, await answer.text()],
      names: (await indexedDB.databases()).map(({ name }) => name),
    };
  });
  expect(response).toEqual([200, 'https://api.example/health?x=1', 'Healthy']);
  expect(names).toEqual(['endatix-sandbox:/docs/next/']);
});
