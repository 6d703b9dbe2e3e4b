import { describe, expect } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { violationsOf } from '../support/axe';
import { waitForScript, watchFaults } from '../support/browser';
import { builtSite, expectNothing, it, leftovers, PAGE, panel } from './support/keeping';

describe('docs that a reader keeps offline', () => {
  it('open by their address, without a slash and with a query, too', async ({ cached }) => {
    const page = await cached.context.newPage();
    const faults = watchFaults(page, cached.site.url);
    for (const [path, title] of [
      ['/docs/guides/webhooks/', 'Webhooks'],
      ['/docs/guides/webhooks', 'Webhooks'],
      ['/docs/api/forms/createForm/?from=here', 'Create a form'],
      ['/de/docs/getting-started/quick-start/', 'Schnellstart'],
    ] as const) {
      await page.goto(cached.site.url + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await waitForScript(page);
    expect(faults.foreignRequests).toEqual([]);
    // That the site does not respond is what the notice is for.
    expect(faults.failedRequests.filter((address) => !address.includes('/offline/'))).toEqual([]);
  });

  it('lead from page to page, are searched, run their examples and open the console', async ({ cached }) => {
    const page = await cached.open('/docs/guides/webhooks/');
    await waitForScript(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Docker', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
    await waitForScript(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('keycloak');
    await page.getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
    await page.goto(`${cached.site.url}/docs/getting-started/quick-start/`);
    await waitForScript(page);
    await page.getByRole('button', { name: 'Run' }).first().click();
    await page.getByText('200 OK').first().waitFor();
    await page.goto(`${cached.site.url}/docs/api/`);
    await page.locator('.op-item summary').first().click();
    await page.locator('.op-item .opblock').first().waitFor();
  });

  it('tell that the site does not answer, and that a page is not there', async ({ cached }) => {
    const page = await cached.open('/docs/guides/webhooks/');
    const notice = page.getByRole('region', { name: ui.offline.offlineNotice });
    await notice.getByText(saying(ui.offline.offlineNoticeOffline)).waitFor();
    expect(await violationsOf(page, { within: `[aria-label="${ui.offline.offlineNotice}"]` })).toEqual([]);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
    const missing = '/docs/guides/gone/?x=1';
    await page.goto(cached.site.url + missing);
    await panel(page).getByText(missing).waitFor();
    await panel(page).getByText(ui.offline.offlineUnknown).waitFor();
    expect(new URL(page.url()).pathname).toBe(PAGE);
    const again = panel(page).getByRole('link', { name: ui.offline.offlineMissingOpen });
    expect(await again.getAttribute('href')).toBe(missing);
  });

  it('are removed by one press, also offline, and leave nothing', async ({ cached }) => {
    const page = await cached.open(PAGE);
    await panel(page).getByText(`${builtSite().pages} pages`).waitFor();
    expect((await leftovers(page)).caches).toHaveLength(1);
    await panel(page).getByRole('button', { name: 'Remove from this device' }).click();
    await panel(page).getByText(ui.offline.offlineRemoved).waitFor();
    await expectNothing(page);
    await cached.context.setOffline(false);
    await page.reload();
    await panel(page).getByText(saying(ui.offline.offlineNone)).waitFor();
    await expectNothing(page);
  });
});

it('a reader who keeps nothing has no service worker and no stored files', async ({ page, small }) => {
  for (const path of ['/', '/docs/guides/webhooks/', '/docs/getting-started/quick-start/']) {
    await page.goto(path);
    await waitForScript(page);
  }
  expect(small.requested.filter((path) => path.includes('offline'))).toEqual([]);
  await page.goto(PAGE);
  await panel(page).getByText(saying(ui.offline.offlineNone)).waitFor();
  await expectNothing(page);
  expect(small.requested.filter((path) => /offline-worker|kept=/.test(path))).toEqual([]);
});
