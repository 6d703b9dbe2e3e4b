import { visit } from '@/tests/site/support/browser';
import { pressKeys } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/guides/docker-setup/';

it('Tab shows the focus and reaches the skip link first; the mouse ends that', async ({ open }) => {
  const page = await open(PAGE);
  const isKeyboardMode = () => page.evaluate(() => 'keyboard' in document.documentElement.dataset);
  const link = page.locator('.skip-link');
  const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(0);
  await page.keyboard.press('a');
  expect(await isKeyboardMode()).toBe(false);
  const [first] = await pressKeys(page, ['Tab']);
  expect(first?.name).toBe('Skip to content');
  expect(await isKeyboardMode()).toBe(true);
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  const stops = await pressKeys(page, Array(24).fill('Tab'));
  expect(stops.filter(({ outline }) => outline < 2)).toEqual([]);
  expect(stops).toHaveLength(24);
  await link.press('Enter');
  await page.waitForURL(`${PAGE}#content`);
  expect((await pressKeys(page, ['Tab']))[0]?.place).toBe('main');
  await page.mouse.move(640, 400);
  await page.mouse.down();
  expect(await isKeyboardMode()).toBe(false);
});

it('menus open, move and close by keys, and return the focus', async ({ open }) => {
  const page = await open(PAGE);
  const menu = page.locator('.navbar details.menu-Version');
  const button = menu.locator('summary');
  const links = await menu.locator('a').allTextContents();
  // When closed, it doesn't handle the keys that scroll.
  const isLeft = (summary: Element) =>
    summary.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
  expect(await button.evaluate(isLeft)).toBe(true);
  await expect(menu).not.toHaveAttribute('open');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  const keys = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const;
  const names = (await pressKeys(page, keys)).map(({ name }) => name);
  expect(links).toHaveLength(2);
  expect(names).toEqual([0, 1, 0, -1, 0, -1].map((index) => links.at(index)));
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu).toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).not.toHaveAttribute('open');
  await button.click();
  await page.locator('.color-toggle').focus();
  await expect(menu).not.toHaveAttribute('open');
});

it('tabs are an ARIA tab list with arrow keys, Home and End, and open for a match of find in page', async ({
  open,
}) => {
  const page = await open('/docs/getting-started/quick-start/');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const names = await tabs.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  // The name says what the tabs are alternatives of.
  await expect(list).toHaveAccessibleName(/\w/);
  await tabs.first().focus();
  await list.evaluate((element) => {
    const seen: object[] = [];
    Object.assign(window, { seenTabs: seen });
    element.addEventListener('keyup', () => {
      seen.push(
        [...element.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
          return {
            selected: tab.ariaSelected,
            focused: tab === document.activeElement,
            reachable: tab.tabIndex === 0,
            shown: !panel?.hidden,
            named: panel?.getAttribute('aria-labelledby') === tab.id,
          };
        }),
      );
    });
  });
  for (const key of ['Home', 'ArrowRight', 'Home', 'ArrowLeft', 'Home', 'End'])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => (window as unknown as { seenTabs: object[] }).seenTabs)).toEqual(
    [0, 1, 0, -1, 0, -1].map((chosen) =>
      names.map((name) => {
        const is = name === names.at(chosen);
        return { selected: String(is), focused: is, reachable: is, shown: is, named: true };
      }),
    ),
  );

  const id = await page
    .locator('main [data-tab-panel][hidden]')
    .first()
    .evaluate((panel) => {
      const place = panel.querySelector('p, pre');
      if (place) place.id = 'in-a-tab';
      window.location.hash = 'in-a-tab';
      return panel.id;
    });
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await expect(page.locator(`[aria-controls="${id}"]`)).toHaveAttribute('aria-selected', 'true');
});

it('the search opens with / and Ctrl+K, keeps the focus, and works with the keyboard', async ({ open }) => {
  const page = await open(PAGE);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const input = page.getByRole('combobox', { name: 'Search' });
  const before = page.locator('.sidebar a').first();
  for (const key of ['/', 'Control+k']) {
    await before.focus();
    await page.keyboard.press(key);
    await expect(input).toBeFocused();
    await expect(dialog).toHaveCount(1);
    // From the last stop, the focus reaches the browser.
    // After the last stop, the browser has the focus.
    for (const { name, place } of await pressKeys(page, ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']))
      expect(['dialog', 'body'], name).toContain(place);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(before).toBeFocused();
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await input.fill('webhooks');
  await page.locator('.search-hits[data-query="webhooks"]').waitFor();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  /** Returns the places of the active option, and of the selected ones. */
  const active = () =>
    input.evaluate((element) => {
      const all = [...document.querySelectorAll('[role="option"]')];
      const option = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
      return [option, ...all.filter(({ ariaSelected }) => ariaSelected === 'true')].map((one) =>
        one ? all.indexOf(one) : -1,
      );
    });
  expect(await active()).toEqual([0, 0]);
  await page.keyboard.press('ArrowDown');
  expect(await active()).toEqual([1, 1]);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toEqual([0, 0]);
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await expect(dialog).toHaveCount(0);
});

it('the focus is never behind the bar when tabbing backward, nor does the page scroll for the bar', async ({
  newPage,
}) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  for (const path of [
    '/docs/guides/review-submissions/',
    '/docs/api/schemas/Form/',
    '/de/docs/guides/webhooks/',
    '/docs/api/',
  ]) {
    await visit(page, path);
    const stops = page.locator('.sidebar').locator('a, summary');
    const visible = stops.filter({ visible: true });
    const count = await visible.count();
    expect(count).toBeGreaterThan(20);
    await visible.last().focus();
    const seen = await pressKeys(page, Array(count - 1).fill('Shift+Tab'));
    expect(new Set(seen.map(({ name }) => name)).size, path).toBeGreaterThan(10);
    expect(
      seen.filter(({ isCovered }) => isCovered),
      path,
    ).toEqual([]);
  }
  await visit(page, '/docs/getting-started/quick-start/');
  await page.evaluate(() => {
    window.scrollTo({ top: 600 });
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true });
  });
  const inBar = await pressKeys(page, Array(7).fill('Tab'));
  for (const { name, place, scrollY } of inBar) expect([place, scrollY], name).toEqual(['.navbar', 600]);
});
