import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { hold } from '../support/hold';
import { testSite } from '../support/test-site';

const site = testSite();

async function visit(path = '/docs/guides/docker-setup/'): Promise<Page> {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url + path);
  await waitForScript(page);
  return page;
}

async function open(path?: string): Promise<Page> {
  const page = await visit(path);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  return page;
}

async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('combobox').fill(query);
  await page.locator(`.search-hits[data-query=${JSON.stringify(query)}]`).waitFor();
}

describe('results of the search', () => {
  it('are links: with Ctrl held the page opens in a tab of its own, and the dialog stays', async () => {
    const page = await open();
    await ask(page, 'webhooks');
    const first = page.getByRole('option').first();
    expect(await first.getAttribute('href')).toBe('/docs/guides/webhooks/');
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      first.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.waitForURL('**/docs/guides/webhooks/');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(page.url()).toBe(`${site.url}/docs/guides/docker-setup/`);
    await page.context().close();
  });

  it('are opened in a tab of their own by Enter with Ctrl held', async () => {
    const page = await open();
    await ask(page, 'keycloak');
    await page.keyboard.press('ArrowDown');
    const chosen = await page.locator('[role="option"][aria-selected="true"]').getAttribute('href');
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('ControlOrMeta+Enter'),
    ]);
    await other.waitForURL(`**${chosen}`);
    expect(page.url()).toBe(`${site.url}/docs/guides/docker-setup/`);
    await page.context().close();
  });

  it('need not be waited for: Enter opens the first as soon as it is there', async () => {
    const page = await visit('/docs/guides/webhooks/');
    const release = await hold(page, '**/search/en.json');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('keycloak');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/docs/guides/webhooks/');
    release();
    await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
    await page.context().close();
  });

  it('come after a connection that was lost, and the keyboard stays in the field', async () => {
    const page = await visit();
    const pattern = '**/search/en.json';
    await page.route(pattern, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('keycloak');
    const again = page.getByRole('dialog').getByRole('status').getByRole('button');
    await again.waitFor();
    await page.unroute(pattern);
    await again.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option').first().waitFor();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.context().close();
  });

  it('are for everything that was typed, from the first key after the shortcut', async () => {
    const page = await visit();
    const release = await hold(page, (url) => url.pathname.endsWith('.js'));
    await page.keyboard.press('/');
    await page.keyboard.type('keycloak');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('keycloak');
    release();
    await page.getByRole('heading', { level: 1, name: 'Sign in with Keycloak' }).waitFor();
    await page.context().close();
  });

  it('are the best six at first, and the others on request', async () => {
    const page = await open();
    await ask(page, 'token');
    const options = page.getByRole('option');
    expect(await options.count()).toBe(6);
    await page.getByRole('button', { name: ui.search.searchMore }).click();
    await expect.poll(() => options.count()).toBeGreaterThan(6);
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.context().close();
  });

  it('say which word no page contains', async () => {
    const page = await open();
    await ask(page, 'angular');
    const status = await page.getByRole('dialog').getByRole('status').textContent();
    expect(status).toContain(`${ui.search.searchMissing} “angular”. ${ui.search.searchNearest}: `);
    await page.context().close();
  });

  it('of a corrected query can be those of the typed one', async () => {
    const page = await open();
    await ask(page, 'wehbook');
    await page.getByRole('button', { name: ui.search.searchVerbatim }).click();
    const status = page.getByRole('dialog').getByRole('status');
    await status.filter({ hasText: `${ui.search.searchMissing} “wehbook”` }).waitFor();
    await page.context().close();
  });

  it('stand in named groups, the best three before them', async () => {
    const page = await open();
    await ask(page, 'token');
    const groups = page.getByRole('listbox').getByRole('group');
    const names = await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names[0]).toBe('Best results');
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    expect(await groups.first().getByRole('option').count()).toBe(3);
    await page.context().close();
  });

  it('can be confined to one group, by keyboard too', async () => {
    const page = await open();
    await ask(page, 'signing key');
    await page.getByRole('button', { name: /^Settings \(\d+\)$/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.search-hits[data-group="settings"]').waitFor();
    const urls = await page
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(url).toContain('/docs/configuration/');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.context().close();
  });

  it('that led somewhere are offered again, and forgotten on request', async () => {
    const page = await open();
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
    await page.context().close();
  });

  it('that are none lead to the issue tracker with the words filled in', async () => {
    const page = await open();
    await ask(page, 'xyzzyplugh');
    const report = page.getByRole('link', { name: ui.search.searchReport });
    const url = new URL((await report.getAttribute('href')) ?? '');
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain('xyzzyplugh');
    await page.context().close();
  });
});

describe('where the search runs', () => {
  it('is a worker, so that the page answers meanwhile', async () => {
    const page = await open();
    await ask(page, 'webhooks');
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/_next\/static\/search\/\w+\.js$/),
    ]);
    await page.context().close();
  });

  for (const [name, breakWorkers] of [
    [
      'refuses workers',
      () =>
        Object.assign(window, {
          Worker: class Refused {
            constructor() {
              throw new Error('No.');
            }
          },
        }),
    ],
    ['has none', () => Object.assign(window, { Worker: undefined })],
  ] as const)
    it(`is the page in a browser that ${name}`, async () => {
      const context = await site.browser.newContext();
      await context.addInitScript(breakWorkers);
      const page = await context.newPage();
      await page.goto(`${site.url}/docs/guides/docker-setup/`);
      await waitForScript(page);
      await page.keyboard.press('Control+k');
      await ask(page, 'webhooks');
      expect(await page.getByRole('option').first().getAttribute('href')).toBe('/docs/guides/webhooks/');
      await context.close();
    });

  it('is the page where the script of the worker does not come', async () => {
    const page = await visit();
    await page.context().route('**/_next/static/search/*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await ask(page, 'webhooks');
    expect(await page.getByRole('option').first().getAttribute('href')).toBe('/docs/guides/webhooks/');
    await page.context().close();
  });
});

describe('the dialog', () => {
  it('opens again for a reader who closes it and is faster than the browser, which goes back in its history', async () => {
    const page = await open();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          const dialog = document.querySelector('dialog[open]');
          // Behind the page's own listener.
          dialog?.addEventListener('close', () =>
            document.querySelector<HTMLElement>('[data-search-open]')?.click(),
          );
          dialog
            ?.querySelector('input')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        }),
    );
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.waitFor();
    await ask(page, 'webhooks');
    await page.goBack();
    await field.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.url}/docs/guides/docker-setup/`);
    await page.context().close();
  });
});
