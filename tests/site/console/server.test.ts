import type { Locator, Page } from '@playwright/test';
import { format } from '@/shared/i18n/format';
import { beforeEach, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { startApi } from '../support/demo-api';
import { submitSignIn } from '../support/page';
import { serve } from '../support/site';
import {
  choose,
  chooseSandbox,
  chooseServer,
  execute,
  getText,
  openConsole,
  openPanel,
  operation,
  signIn,
} from './support';

beforeEach(({ page }) => openConsole(page, '#/Forms/listForms'));

const answer = (page: Page) => execute(operation(page, 'listForms'));

async function submit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: ui.console.signIn }).click();
  return submitSignIn(page);
}

describe('a server of the reader', () => {
  it('takes sign-in and requests, is remembered, can be left, and has an address in several forms', async ({
    page,
    closeAfter,
  }) => {
    const api = await closeAfter(startApi('--demo'));
    await signIn(page);
    await chooseServer(page, `${api.url}/`);
    await page.getByText(saying(ui.panel.serverMeans, { origin: api.url })).waitFor();
    await page.getByText(ui.console.notSignedIn).waitFor();
    await submit(page);
    await page.locator('.console-who', { hasText: 'Signed in as' }).waitFor();
    const text = await answer(page);
    expect(text).toContain(`200 OK from ${api.url}`);
    expect(text).toContain('Customer feedback');
    await page.reload();
    await openPanel(page, 'server');
    expect(await page.getByLabel('Base URL').inputValue()).toBe(api.url);
    await page.locator('.console-who', { hasText: 'Signed in as' }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
    expect(kept).not.toMatch(/eyJ|P@ssw0rd/);
    await chooseSandbox(page);
    await page.locator('.console-who', { hasText: 'Signed in as' }).waitFor();
    expect(await answer(page)).toContain('from the sandbox in this browser');

    // Code that is copied for the sandbox works for the server, too.
    await choose(page, 'login');
    const block = operation(page, 'login');
    expect(await execute(block)).toContain('200 OK');
    await block.getByRole('button', { name: ui.console.code, exact: true }).click();
    const sample = block.locator('.console-request-code figure code');
    await expect(sample).toContainText('BASE_URL=http://localhost:5001');
    const code = await getText(sample);
    expect(code).toContain('curl "$BASE_URL/api/auth/login"');
    const data = /--data-raw '([\s\S]*)'/.exec(code)?.[1] ?? '';
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${api.url}/api/auth/login`, { method: 'POST', headers, body: data });
    expect(response.status).toBe(200);

    // The addresses that the start of a server prints.
    for (const address of [`${api.url}/api`, api.url.replace('http://', '')]) {
      await chooseServer(page, address);
      await page.getByText(format(ui.panel.isEndatix, { origin: api.url })).waitFor();
    }
    expect(await page.getByLabel('Base URL').inputValue()).toBe(api.url);
    for (const [address, problem] of [
      ['ftp://example.com', saying(ui.panel.noScheme)],
      ['not an address', saying(ui.panel.noAddress)],
      ['https://a:b@example.com', saying(ui.panel.bareAddress)],
    ] as const) {
      await chooseServer(page, address);
      await page.getByRole('alert').filter({ hasText: problem }).waitFor();
      expect(await page.getByLabel('Base URL').getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('has operations that the sandbox lacks, and says whether it rejects CORS or is down', async ({
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
    await signIn(page);
    await choose(page, 'listThemes');
    const block = operation(page, 'listThemes');
    await block.getByText(ui.panel.serverOnly).waitFor();
    const execute_ = block.getByRole('button', { name: 'Execute' });
    await expect(execute_).toHaveCount(0);
    await block.getByRole('button', { name: ui.console.selectServer }).click();
    await page.getByLabel(ui.panel.ownServer).waitFor();
    await chooseServer(page, server.url);
    expect(await execute(block)).toContain(`200 OK from ${server.url}`);
    expect(sent).toContain('GET /api/themes?page=1&pageSize=10');
    await chooseSandbox(page);
    await expect(execute_).toHaveCount(0);

    /** Responds to everything, but allows no other origin. */
    const closed = await closeAfter(serve((_request, response) => response.end('{}')));
    await chooseServer(page, closed.url);
    const rejected = await answer(page);
    expect(rejected).toContain(`doesn't allow pages from ${new URL(site.url).origin}`);
    const link = operation(page, 'listForms').getByRole('link', { name: 'CORS settings' });
    expect(await link.getAttribute('href')).toContain('/docs/configuration/settings/cors-settings');
    const dialog = await submit(page);
    await dialog.getByRole('alert').filter({ hasText: 'CORS' }).waitFor();
    await page.keyboard.press('Escape');

    const gone = await serve(() => undefined);
    await gone.close();
    await chooseServer(page, gone.url);
    expect(await answer(page)).toContain(`${gone.url} didn't respond.`);
  });
});
