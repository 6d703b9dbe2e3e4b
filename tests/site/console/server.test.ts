import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { startApi } from '../support/demo-api';
import { serve } from '../support/site';
import {
  chooseSandbox,
  chooseServer,
  execute,
  open,
  openConsole,
  startConsole,
  submitAccount,
} from './support';

it('a server of the reader takes sign-in and requests, and is remembered', async ({ page, closeAfter }) => {
  const api = await closeAfter(startApi('--demo'));
  await openConsole(page, '#/Forms/listForms');
  await chooseServer(page, `${api.url}/`);
  const dialog = await submitAccount(page);
  await dialog.getByText('Signed in as').waitFor();
  await page.keyboard.press('Escape');
  const list = await open(page, 'listForms');
  expect(await execute(list)).toContain('Customer feedback');
  await expect(list.locator('.request-url')).toContainText(`${api.url}/api/forms`);
  await page.reload();
  await startConsole(page);
  await expect(page.getByLabel(ui.panel.address)).toHaveValue(api.url);
  expect(await execute(await open(page, 'listForms'))).toContain('Customer feedback');
  const kept = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  expect(kept).not.toMatch(/eyJ|P@ssw0rd/);
  await chooseSandbox(page);
  expect(await execute(list)).toContain('401');
});

it('a server has operations that the sandbox lacks, and the page says whether it rejects CORS or is down', async ({
  page,
  site,
  closeAfter,
}) => {
  const sent: string[] = [];
  const server = await closeAfter(
    serve((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      if (request.method !== 'OPTIONS') sent.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    }),
  );
  await openConsole(page, '#/Themes/listThemes');
  const themes = await open(page, 'listThemes');
  await expect(themes.locator('.opblock-summary')).toContainText('(your server only)');
  expect(await execute(themes)).toContain(ui.panel.serverOnly);
  await chooseServer(page, server.url);
  expect(await execute(themes)).toContain('200');
  expect(sent).toContain('GET /api/themes?page=1&pageSize=10');

  /** Responds to everything, but allows no other origin. */
  const closed = await closeAfter(serve((_request, response) => response.end('{}')));
  await chooseServer(page, closed.url);
  expect(await execute(themes)).toContain(`doesn't allow pages from ${new URL(site.url).origin}`);
  const link = themes.getByRole('link', { name: 'CORS settings' });
  expect(await link.getAttribute('href')).toContain('/docs/configuration/settings/cors-settings');
  const dialog = await submitAccount(page);
  await dialog.getByRole('alert').filter({ hasText: 'CORS' }).waitFor();
  await page.keyboard.press('Escape');

  const gone = await serve(() => undefined);
  await gone.close();
  await chooseServer(page, gone.url);
  expect(await execute(themes)).toContain(`${gone.url} didn't respond.`);
});
