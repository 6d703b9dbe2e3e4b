import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { hold } from '../support/hold';
import { ask, openSearch } from './support';

const PAGE = '/docs/guides/docker-setup/';

describe('results of the search', () => {
  it('are links, which open tabs with Ctrl held while the dialog stays', async ({ page }) => {
    await openSearch(page);
    await ask(page, 'webhooks');
    const first = page.getByRole('option').first();
    expect(await first.getAttribute('href')).toBe('/docs/guides/webhooks/');
    const [pressed] = await Promise.all([
      page.context().waitForEvent('page'),
      first.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await pressed.waitForURL('**/docs/guides/webhooks/');
    await page.bringToFront();
    await page.getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    const chosen = await page.locator('[role="option"][aria-selected="true"]').getAttribute('href');
    const [entered] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('ControlOrMeta+Enter'),
    ]);
    await entered.waitForURL(`**${chosen}`);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expect(page).toHaveURL(PAGE);
  });

  it('come after a connection that was lost, and the keyboard stays in the field', async ({ open }) => {
    const page = await open(PAGE);
    const pattern = '**/search/en.json';
    await page.route(pattern, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('keycloak');
    const status = page.getByRole('dialog').getByRole('status');
    await status.filter({ hasText: ui.search.searchFailed }).waitFor();
    const again = status.getByRole('button');
    await again.waitFor();
    await page.unroute(pattern);
    await again.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  it('are for everything that was typed, from the first key after the shortcut', async ({ open }) => {
    const page = await open(PAGE);
    const release = await hold(page, (url) => url.pathname.endsWith('.js'));
    await page.keyboard.press('/');
    await page.keyboard.type('keycloak');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('keycloak');
    release();
    await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
  });

  it('are the best six in groups, the others on request, and say what is missing', async ({ page }) => {
    await openSearch(page);
    await ask(page, 'password');
    const options = page.getByRole('option');
    expect(await options.count()).toBe(6);
    const groups = page.getByRole('listbox').getByRole('group');
    const names = await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names[0]).toBe('Best results');
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    expect(await groups.first().getByRole('option').count()).toBe(3);
    await page.getByRole('button', { name: ui.search.searchMore }).click();
    await expect.poll(() => options.count()).toBeGreaterThan(6);
    await expect(page.getByRole('combobox')).toBeFocused();

    const status = page.getByRole('dialog').getByRole('status');
    await ask(page, 'angular');
    await expect(status).toContainText(`${ui.search.searchMissing} “angular”. ${ui.search.searchNearest}: `);
    await ask(page, 'wehbook');
    expect(await page.getByRole('option').first().getAttribute('href')).toMatch(
      /^\/docs\/guides\/webhooks\//,
    );
    await expect(status).toHaveText(
      new RegExp(
        `^${ui.search.searchEmpty} “wehbook”. ${ui.search.searchCorrected} “webhook”: \\d+ results? ${ui.search.searchVerbatim}$`,
      ),
    );
    await page.getByRole('button', { name: ui.search.searchVerbatim }).click();
    await status.filter({ hasText: `${ui.search.searchMissing} “wehbook”` }).waitFor();
    await ask(page, 'xyzzyplugh');
    expect(await page.getByRole('option').count()).toBe(0);
    const report = page.getByRole('link', { name: ui.search.searchReport });
    const url = new URL((await report.getAttribute('href')) ?? '');
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain('xyzzyplugh');

    // Confined to one group, by keyboard.
    await ask(page, 'signing key');
    await page.getByRole('button', { name: /^Settings \(\d+\)$/ }).press('Enter');
    await page.locator('.search-hits[data-group="settings"]').waitFor();
    const urls = await options.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(url).toContain('/docs/configuration/');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  it('show a setting with its key and what it does, and open it at its row', async ({ page }) => {
    await openSearch(page);
    await ask(page, 'cors origin');
    const list = page.getByRole('dialog').getByRole('listbox');
    await expect(list).not.toContainText('undefined');
    await ask(page, 'DefaultPolicyName');
    await expect(list).not.toContainText('`');
    await expect(page.getByRole('option').first()).toHaveText(
      /Endatix:Cors:DefaultPolicyName\s*Endatix__Cors__DefaultPolicyName\s*\S/,
    );
    await page.keyboard.press('Enter');
    const anchor = 'setting-endatix-cors-defaultpolicyname';
    await page.waitForURL(`**/docs/configuration/settings/cors-settings/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  });

  it('are translated pages in their language, and the others in the default one', async ({ page }) => {
    await openSearch(page, '/de/docs/getting-started/quick-start/');
    for (const [query, first] of [
      ['Schnellstart', /^\/de\/docs\/getting-started\/quick-start\//],
      ['webhooks', /^\/de\/docs\/guides\/webhooks\//],
      ['createSubmission', /^\/docs\/api\/submissions\/createSubmission\//],
    ] as const) {
      await ask(page, query);
      const option = page.getByRole('listbox').getByRole('option').first();
      expect(await option.getAttribute('href'), query).toMatch(first);
    }
  });

  it('that led somewhere are offered again, and forgotten on request', async ({ page }) => {
    await openSearch(page);
    await ask(page, 'keycloak');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
    await waitForScript(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'keycloak' }).click();
    expect(await page.getByRole('combobox').inputValue()).toBe('keycloak');
    await page.getByRole('option').first().waitFor();
    await page.getByRole('combobox').fill('');
    await page.getByRole('button', { name: ui.search.searchForget, exact: true }).click();
    await page.getByRole('button', { name: 'keycloak' }).waitFor({ state: 'detached' });
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
  });
});
