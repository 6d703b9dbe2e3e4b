import { expect } from '@/tests/site/support/test';
import { it } from './support/harness';
import { startPageServer } from './support/page-server';
import { formNames, openPage, signIn } from './support/sandbox-page';

it('a sandbox below a base path has its own files and data', async ({ context, files, closeAfter }) => {
  const server = await closeAfter(startPageServer(files, '/docs/next'));
  const page = await openPage(context, server.url, { basePath: '/docs/next' });
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
