import { builtSite, expectNothing, it, leftovers, PAGE, panel } from '@/tests/site/offline/support/keeping';
import { waitForScript, watchFaults } from '@/tests/site/support/browser';
import { describe, expect } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';

const [folder, base] = ['out-base-path', '/docs-site'];
it.use({ served: [folder, base] });

describe('docs below a base path that a reader keeps offline', () => {
  it('are stored and served below it only', async ({ cached }) => {
    const page = await cached.open(PAGE);
    expect(await leftovers(page)).toEqual({
      caches: [`endatix-docs:${base}/:${builtSite(folder).revision}`],
      workers: 1,
      mark: 'kept',
    });
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(scopes).toEqual([`${base}/`]);
  });

  it('open by their address and change softly, with what they show', async ({ cached }) => {
    const page = await cached.context.newPage();
    const faults = watchFaults(page, cached.site.url);
    await page.goto(`${cached.site.url}/docs/guides/webhooks`);
    await waitForScript(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Docker', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Docker' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${base}/docs/guides/docker-setup/`);
    // The copy that is built below a base path asks a counter of its own.
    expect(faults.foreignRequests.filter((address) => !address.includes('/gtag.js'))).toEqual([]);
    expect(faults.failedRequests.filter((address) => !/\/offline\/|\/gtag\.js/.test(address))).toEqual([]);
  });

  it('are searched, and their examples run', async ({ cached }) => {
    const page = await cached.open('/docs/getting-started/quick-start/');
    await waitForScript(page);
    await page.getByRole('button', { name: 'Run' }).first().click();
    await page.getByText('200 OK').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('keycloak');
    await page.getByRole('dialog').getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
  });

  it('say which page is not among them, with its address', async ({ cached }) => {
    const page = await cached.open('/docs/guides/gone/');
    const again = panel(page).getByRole('link', { name: ui.offline.offlineMissingOpen });
    await expect(again).toHaveAttribute('href', `${base}/docs/guides/gone/`);
  });

  it('are removed by one press', async ({ cached }) => {
    const page = await cached.open(PAGE);
    await panel(page).getByRole('button', { name: 'Remove from this device' }).click();
    await panel(page).getByText(ui.offline.offlineRemoved).waitFor();
    await expectNothing(page);
  });
});
