import { describe, expect } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { visit, waitForScript, watchFaults } from '../support/browser';
import { copySwitch, expectNothing, it, leftovers, PAGE, said } from './support/copy';

describe('the offline copy', () => {
  it('opens pages by every form of their address', async ({ copied }) => {
    const page = await copied.context.newPage();
    const faults = watchFaults(page, copied.site.url);
    for (const [path, title] of [
      ['/docs/guides/webhooks/', 'Webhooks'],
      ['/docs/guides/webhooks', 'Webhooks'],
      ['/docs/guides/webhooks/index.html', 'Webhooks'],
      ['//docs/guides/%77ebhooks', 'Webhooks'],
      ['/docs/api/forms/createForm/?from=here', 'Create a form'],
      ['/de/docs/getting-started/quick-start/', 'Schnellstart'],
    ] as const) {
      await page.goto(copied.site.url + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await waitForScript(page);
    expect(faults.foreignRequests).toEqual([]);
    expect(faults.failedRequests).toEqual([]);
  });

  it('navigates, searches, runs examples and opens the console', async ({ copied }) => {
    const page = await copied.open('/docs/guides/webhooks/');
    await waitForScript(page);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Run with Docker', exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
    await waitForScript(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('keycloak');
    await page.getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
    await visit(page, `${copied.site.url}/docs/getting-started/quick-start/`);
    await page.getByRole('button', { name: 'Run' }).first().click();
    await page.getByText('200 OK').first().waitFor();
    await page.goto(`${copied.site.url}/docs/api/`);
    await page.locator('.opblock-summary-control').first().click();
    await page.locator('.opblock-body').first().waitFor();
  });

  it('is removed by the switch, also offline, and can be stored again', async ({ copied }) => {
    const page = await copied.open(PAGE);
    await said(page, ui.vocabulary.offlineOn);
    expect((await leftovers(page)).caches).toHaveLength(1);
    await copySwitch(page).uncheck();
    await said(page, ui.vocabulary.offlineRemoved);
    await expectNothing(page);
    await copied.context.setOffline(false);
    await copySwitch(page).check();
    await said(page, ui.vocabulary.offlineOn);
    await copied.context.setOffline(true);
    await page.goto(`${copied.site.url}/docs/guides/webhooks/`);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  });
});

it('a reader without a copy has no service worker and no stored files', async ({ page, small }) => {
  for (const path of ['/', '/docs/guides/webhooks/', '/docs/getting-started/quick-start/', PAGE]) {
    await visit(page, path);
  }
  await expect(copySwitch(page)).toBeEnabled();
  await expectNothing(page);
  expect(small.requested.filter((path) => path.includes('offline-worker'))).toEqual([]);
});
