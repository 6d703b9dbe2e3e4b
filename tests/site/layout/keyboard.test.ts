import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { focused } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/guides/docker-setup/';
const keyboardMode = (page: Page) => page.evaluate(() => 'keyboard' in document.documentElement.dataset);
const outlineWidth = (page: Page) =>
  page.evaluate(() => {
    const style = document.activeElement ? getComputedStyle(document.activeElement) : null;
    return style?.outlineStyle === 'none' ? '0px' : style?.outlineWidth;
  });

it('Tab shows the focus and reaches the skip link first; the mouse ends that', async ({ open }) => {
  const page = await open(PAGE);
  const link = page.locator('.skip-link');
  const hiddenBox = await link.boundingBox();
  expect((hiddenBox?.y ?? 0) + (hiddenBox?.height ?? 0)).toBeLessThanOrEqual(0);
  await page.keyboard.press('a');
  expect(await keyboardMode(page)).toBe(false);
  const widths = new Set<string | undefined>();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (step === 0) {
      expect(await keyboardMode(page)).toBe(true);
      expect(await focused(page)).toBe('Skip to content');
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    }
    widths.add(await outlineWidth(page));
  }
  expect([...widths].filter((width) => Number.parseFloat(width ?? '0') < 2)).toEqual([]);
  await link.press('Enter');
  await page.waitForURL(`${PAGE}#content`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
  await page.mouse.move(640, 400);
  await page.mouse.down();
  expect(await keyboardMode(page)).toBe(false);
  await page.mouse.up();
});

it('menus open, move and close by keys, and return the focus', async ({ open }) => {
  const page = await open(PAGE);
  const menu = page.locator('.navbar details.menu-Version');
  const button = menu.locator('summary');
  const isOpen = () => menu.evaluate((element) => (element as HTMLDetailsElement).open);
  const links = await menu.locator('a').allTextContents();
  // When closed, it doesn't handle the keys that scroll.
  const isLeft = (summary: Element) =>
    summary.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
  expect(await button.evaluate(isLeft)).toBe(true);
  expect(await isOpen()).toBe(false);
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await isOpen()).toBe(true);
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
    ['Home', 0],
    ['End', -1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(links.at(index));
  }
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await isOpen()).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await isOpen()).toBe(false);
  await button.click();
  await page.locator('.color-toggle').focus();
  expect(await isOpen()).toBe(false);
});

it('tabs are an ARIA tab list with arrow keys, Home and End', async ({ open }) => {
  const page = await open('/docs/getting-started/quick-start/');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const names = await tabs.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  // The name says what the tabs are alternatives of.
  await expect(list).toHaveAccessibleName(/\w/);
  const state = () =>
    tabs.evaluateAll((all) =>
      all.map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return {
          selected: tab.getAttribute('aria-selected'),
          reachable: (tab as HTMLElement).tabIndex === 0,
          shown: !panel?.hidden,
          named: panel?.getAttribute('aria-labelledby') === tab.id,
        };
      }),
    );
  await tabs.first().focus();
  for (const [key, chosen] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['Home', 0],
    ['ArrowLeft', names.length - 1],
    ['Home', 0],
    ['End', names.length - 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(names[chosen]);
    expect(await state(), key).toEqual(
      names.map((_, at) => ({
        selected: String(at === chosen),
        reachable: at === chosen,
        shown: at === chosen,
        named: true,
      })),
    );
  }
});

it('the search opens with / and Ctrl+K, keeps the focus, and works with the keyboard', async ({ open }) => {
  const page = await open(PAGE);
  const input = page.getByRole('combobox', { name: 'Search' });
  const before = page.locator('.sidebar a').first();
  for (const key of ['/', 'Control+k']) {
    await before.focus();
    await page.keyboard.press(key);
    await input.waitFor();
    await expect(input).toBeFocused();
    expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(1);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(before).toBeFocused();
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await input.fill('webhooks');
  await page.locator('.search-hits[data-query="webhooks"]').waitFor();
  const active = () =>
    input.evaluate((element) => {
      const option = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
      const all = [...document.querySelectorAll('[role="option"]')];
      const selected = all.filter((candidate) => candidate.getAttribute('aria-selected') === 'true');
      return {
        index: option ? all.indexOf(option) : -1,
        selected: selected.map((one) => all.indexOf(one)),
      };
    });
  expect(await input.getAttribute('aria-expanded')).toBe('true');
  expect(await active()).toEqual({ index: 0, selected: [0] });
  await page.keyboard.press('ArrowDown');
  expect(await active()).toEqual({ index: 1, selected: [1] });
  await page.keyboard.press('ArrowUp');
  expect(await active()).toEqual({ index: 0, selected: [0] });
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('the focus is never behind the bar when tabbing backward through a list', async ({ open }) => {
  const page = await open('/docs/guides/review-submissions/', { reducedMotion: 'reduce' });
  for (const [path, key] of [
    ['/docs/guides/review-submissions/', 'Shift+Tab'],
    ['/docs/api/schemas/Form/', 'Shift+Tab'],
    ['/de/docs/guides/webhooks/', 'Shift+Tab'],
    ['/docs/api/', 'ArrowUp'],
  ] as const) {
    await page.goto(path);
    await waitForScript(page);
    const stops = page.locator('.sidebar').locator(key === 'Shift+Tab' ? 'a, summary' : 'a');
    const visible = stops.filter({ visible: true });
    const count = await visible.count();
    expect(count).toBeGreaterThan(20);
    await visible.last().focus();
    for (let step = 1; step < count; step += 1) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect();
        const place = document.activeElement?.getBoundingClientRect();
        return bar && place && place.bottom <= bar.bottom ? document.activeElement?.textContent : '';
      });
      expect(covered, path).toBe('');
    }
  }
});

it('find in page and text fragments open the tab with the match', async ({ open }) => {
  const page = await open('/docs/getting-started/quick-start/');
  const panel = page.locator('main [data-tab-panel][hidden]').first();
  const id = await panel.evaluate((element) => {
    const place = element.querySelector('p, pre');
    if (place) place.id = 'in-a-tab';
    return element.id;
  });
  await page.evaluate(() => {
    window.location.hash = 'in-a-tab';
  });
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await expect(page.locator(`[aria-controls="${id}"]`)).toHaveAttribute('aria-selected', 'true');
});
