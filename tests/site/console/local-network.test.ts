import { expect, it } from '@/tests/site/support/test';
import { launchOptions } from '../support/browser';
import { nightly } from '../support/nightly';
import { serve } from '../support/site';
import { chooseServer, execute, open, openConsole } from './support';

// The page counts as public, like the published site: with a host name, treated as secure like https.
const published = (url: string) => `http://docs.test:${new URL(url).port}`;
it.use({
  launchOptions: ({ site }, use) =>
    use({
      ...launchOptions,
      args: [
        ...launchOptions.args,
        `--ip-address-space-overrides=${new URL(site.url).host}=public`,
        '--host-resolver-rules=MAP docs.test 127.0.0.1',
        `--unsafely-treat-insecure-origin-as-secure=${published(site.url)}`,
      ],
    }),
  baseURL: ({ site }, use) => use(published(site.url)),
});

it(
  'a public page shows that the permission for the local network is missing',
  nightly,
  async ({ page, closeAfter }) => {
    const server = await closeAfter(
      serve((_request, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.end('[]');
      }),
    );
    await openConsole(page, '#/Forms/listForms');
    await chooseServer(page, server.url);
    const text = await execute(await open(page, 'listForms'));
    expect(text).toContain(`The browser did not let this page call ${server.url}`);
    expect(text).not.toContain('Nothing answered');
  },
);
