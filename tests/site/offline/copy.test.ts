import { expect } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { visit, waitForScript } from '../support/browser';
import { copySwitch, expectNothing, goOffline, it, leftovers, PAGE, said } from './support/copy';

it('the offline copy has pages by any address, search, examples and the console', async ({ page, site }) => {
  const faults = await goOffline(page, site.url);
  for (const [path, title] of [
    ['/docs/guides/webhooks', 'Webhooks'],
    ['//docs/guides/%77ebhooks', 'Webhooks'],
    ['/docs/api/forms/createForm/?from=here', 'Create a form'],
    ['/de/docs/getting-started/quick-start/index.html', 'Schnellstart'],
    ['/docs/guides/webhooks/', 'Webhooks'],
  ] as const) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await waitForScript(page);
  expect(faults.foreignRequests).toEqual([]);
  expect(faults.failedRequests).toEqual([]);
  const docker = page.locator('.sidebar').getByRole('link', { name: 'Run with Docker', exact: true });
  await docker.first().click();
  await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
  await waitForScript(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('keycloak');
  await page.getByRole('dialog').getByRole('option').first().click();
  await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
  await visit(page, `${site.url}/docs/getting-started/quick-start/`);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByText('200 OK').first().waitFor();
  await page.goto(`${site.url}/docs/api/`);
  await page.locator('.opblock-summary-control').first().click();
  await page.locator('.opblock-body').first().waitFor();
});

it('the offline copy is removed by the switch, also offline', async ({ page, small: _small }) => {
  await goOffline(page);
  await page.goto(PAGE);
  await said(page, ui.vocabulary.offlineOn);
  expect((await leftovers(page)).caches).toHaveLength(1);
  await copySwitch(page).uncheck();
  await said(page, ui.vocabulary.offlineRemoved);
  await expectNothing(page);
});

it('a reader without a copy has no service worker and no stored files', async ({ page, small }) => {
  for (const path of ['/', '/docs/getting-started/quick-start/', PAGE]) await visit(page, path);
  await expect(copySwitch(page)).toBeEnabled();
  await expectNothing(page);
  expect(small.requested.filter((path) => path.includes('offline-worker'))).toEqual([]);
});
