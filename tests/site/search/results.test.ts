import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { hold } from '../support/hold';
import { ask, openSearch } from './support';

const PAGE = '/docs/guides/docker-setup/';

it('the search lists six results or all, with counts and corrections, and opens tabs', async ({ page }) => {
  await openSearch(page);
  await ask(page, 'password');
  const options = page.getByRole('option');
  const status = page.locator('.search-status');
  const all = Number.parseInt((await status.textContent()) ?? '', 10);
  const filters = await page.locator('.search-filter').allTextContents();
  const [whole = 0, ...groups] = filters.map((text) => Number(/\((\d+)\)/.exec(text)?.[1]));
  expect(whole).toBe(all);
  expect(groups.reduce((sum, count) => sum + count, 0)).toBe(all);
  // The seventh option shows the others.
  expect(await options.count()).toBe(7);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(all);
  await expect(options.nth(6)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();

  await ask(page, 'wehbook');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/guides\/webhooks\//);
  await expect(status).toHaveText(
    /^No results for “wehbook”. Showing results for “webhook”: \d+ results Search exactly what I typed$/,
  );
  await page.getByRole('button', { name: ui.search.searchVerbatim }).click();
  await expect(status).toContainText('No page contains “wehbook”.');
  await ask(page, 'xyzzyplugh');
  await expect(page.getByRole('option')).toHaveCount(0);
  const report = page.getByRole('link', { name: ui.search.searchReport });
  const url = new URL((await report.getAttribute('href')) ?? '');
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toContain('xyzzyplugh');

  await ask(page, 'webhooks');
  const first = page.getByRole('option').first();
  expect(await first.getAttribute('href')).toBe('/docs/guides/webhooks/');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('ControlOrMeta+Enter'),
  ]);
  await opened.waitForURL('**/docs/guides/webhooks/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(PAGE);

  await page.bringToFront();
  await ask(page, 'signing key');
  await page.getByRole('button', { name: /^Settings \(\d+\)$/ }).press('Enter');
  await expect(options.first()).toHaveAttribute('href', /\/docs\/configuration\//);
  const urls = await options.evaluateAll((found) => found.flatMap((one) => one.getAttribute('href') ?? []));
  for (const url of urls) expect(url).toContain('/docs/configuration/');
});

it('results appear after a connection loss, and the focus stays in the field', async ({ open }) => {
  const page = await open(PAGE);
  const pattern = '**/search/en.json';
  await page.route(pattern, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('keycloak');
  const status = page.locator('.search-status');
  await status.filter({ hasText: ui.search.searchFailed }).waitFor();
  const again = status.getByRole('button');
  await again.waitFor();
  await page.unroute(pattern);
  await again.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

it('results include everything that was typed, from the first key after the shortcut', async ({ open }) => {
  const page = await open(PAGE);
  const release = await hold(page, (url) => url.pathname.endsWith('.js'));
  await page.keyboard.press('/');
  await page.keyboard.type('typo');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('keycloak');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('keycloak');
  release();
  await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
});

it('results have titles and lead to their row, and searches are offered again', async ({ page }) => {
  await openSearch(page);
  const options = page.getByRole('option');
  await expect(options).toHaveCount(6);
  await ask(page, 'keycloak');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
  await waitForScript(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toHaveValue('keycloak');
  await page.locator('.search-hits[data-query="keycloak"]').waitFor();
  await field.fill('');
  await expect(options).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('keycloak');
  await field.fill('');
  await page.getByRole('button', { name: ui.search.searchForget }).click();
  await expect(options).toHaveCount(6);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();

  await ask(page, 'The supplied credentials are invalid!');
  const row = page.locator('[role="option"][href*=":~:text="]').first();
  await expect(row).toHaveAccessibleName((await row.locator('.search-title').textContent()) ?? '');
  const text = decodeURIComponent((await row.getAttribute('href'))?.split(':~:text=')[1] ?? '');
  await row.click();
  await page.getByRole('cell', { name: text }).first().waitFor();
  await expect(page.getByRole('cell', { name: text }).first()).toBeInViewport();

  await waitForScript(page);
  await page.keyboard.press('Control+k');
  await ask(page, 'DefaultPolicyName');
  await expect(page.getByRole('option').first()).toHaveText(
    /^Endatix:Cors:DefaultPolicyName\s*Settings\s*Name of the entry/,
  );
  await page.keyboard.press('Enter');
  const anchor = 'setting-endatix-cors-defaultpolicyname';
  await page.waitForURL(`**/docs/configuration/settings/cors-settings/#${anchor}`);
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
});

it('results show translated pages in their language, and the others in the default one', async ({ page }) => {
  await openSearch(page, '/de/docs/getting-started/quick-start/');
  // Simulates the translation by a browser.
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
  for (const [query, first] of [
    ['Schnellstart', /^\/de\/docs\/getting-started\/quick-start\//],
    ['webhooks', /^\/de\/docs\/guides\/webhooks\//],
    ['createSubmission', /^\/docs\/api\/submissions\/createSubmission\//],
  ] as const) {
    await ask(page, query);
    const option = page.getByRole('listbox').getByRole('option').first();
    expect(await option.getAttribute('href'), query).toMatch(first);
  }
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('API · EN');
  await ask(page, 'Überschwemmungsgebiet');
  await expect(page.locator('.search-status')).toHaveText('Auf keiner Seite steht „Überschwemmungsgebiet“.');
});
