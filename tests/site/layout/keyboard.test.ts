import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { focused, shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/guides/docker-setup/';
const keyboardMode = (page: Page) => page.evaluate(() => 'keyboard' in document.documentElement.dataset);
const outlineWidth = (page: Page) =>
  page.evaluate(() => {
    const style = document.activeElement ? getComputedStyle(document.activeElement) : null;
    return style?.outlineStyle === 'none' ? '0px' : style?.outlineWidth;
  });

describe('keyboard mode', () => {
  it('is switched on by Tab and off by a mouse press', async () => {
    const page = await site.open(PAGE);
    expect(await keyboardMode(page)).toBe(false);
    await page.keyboard.press('a');
    expect(await keyboardMode(page)).toBe(false);
    await page.keyboard.press('Tab');
    expect(await keyboardMode(page)).toBe(true);
    await page.mouse.move(640, 400);
    await page.mouse.down();
    expect(await keyboardMode(page)).toBe(false);
    await page.mouse.up();
  });

  it('shows the focus on all that Tab reaches, and the skip link first, which leads past the navigation', async () => {
    const page = await site.open(PAGE);
    const link = page.locator('.skip-link');
    const hiddenBox = await link.boundingBox();
    expect((hiddenBox?.y ?? 0) + (hiddenBox?.height ?? 0)).toBeLessThanOrEqual(0);
    const widths = new Set<string | undefined>();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      if (step === 0) {
        expect(await focused(page)).toBe('Skip to content');
        expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      }
      widths.add(await outlineWidth(page));
    }
    expect([...widths].filter((width) => Number.parseFloat(width ?? '0') < 2)).toEqual([]);
    await link.press('Enter');
    await page.waitForURL(`${site.url}${PAGE}#content`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
  });
});

describe('menus', () => {
  it('open, move and close by keys, and give the focus back', async () => {
    const page = await site.open(PAGE);
    for (const name of ['Version', 'Language']) {
      const menu = page.locator(`.navbar details.menu-${name}`);
      const button = menu.locator('summary');
      const isOpen = () => menu.evaluate((element) => (element as HTMLDetailsElement).open);
      const links = await menu.locator('a').allTextContents();
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await isOpen()).toBe(true);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe(links[0]);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe(links[1]);
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe(links[0]);
      await page.keyboard.press('ArrowUp');
      expect(await focused(page)).toBe(links.at(-1));
      await page.keyboard.press('Escape');
      expect(await isOpen()).toBe(false);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowDown');
      expect(await isOpen()).toBe(true);
      await page.mouse.click(640, 500);
      expect(await isOpen()).toBe(false);
      await button.click();
      await page.locator('.color-toggle').focus();
      expect(await isOpen()).toBe(false);
    }
  });

  it('lead to their first and last link by Home and End, which scroll the page while they are closed', async () => {
    const page = await site.open(PAGE);
    const menu = page.locator('.navbar details.menu-Version');
    const links = await menu.locator('a').allTextContents();
    await menu.locator('summary').focus();
    // A key that is pressed while the page still scrolls may be lost, be it by a pixel.
    const scrolls = async (key: string) => {
      const ended = page.evaluate(
        () =>
          new Promise<{ top: number; left: number }>((end) =>
            addEventListener(
              'scrollend',
              () =>
                end({ top: scrollY, left: document.documentElement.scrollHeight - scrollY - innerHeight }),
              { once: true },
            ),
          ),
      );
      await page.keyboard.press(key);
      return ended;
    };
    expect((await scrolls('End')).left).toBeLessThanOrEqual(2);
    expect(await menu.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(false);
    expect((await scrolls('Home')).top).toBe(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe(links.at(-1));
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(links[0]);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(links[0]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('tabs', () => {
  const TABS = '/docs/getting-started/quick-start/';

  it('are an ARIA tab list with arrow keys, Home and End', async () => {
    const page = await site.open(TABS);
    const list = page.getByRole('tablist').first();
    const tabs = list.getByRole('tab');
    const names = await tabs.allTextContents();
    expect(names.length).toBeGreaterThan(1);
    // What the tabs are alternatives of.
    await expect(list).toHaveAccessibleName(/\w/);
    const state = () =>
      tabs.evaluateAll((all) =>
        all.map((tab) => ({
          selected: tab.getAttribute('aria-selected'),
          reachable: (tab as HTMLElement).tabIndex === 0,
          shown: !document.getElementById(tab.getAttribute('aria-controls') ?? '')?.hidden,
          named:
            document
              .getElementById(tab.getAttribute('aria-controls') ?? '')
              ?.getAttribute('aria-labelledby') === tab.id,
        })),
      );
    const chosen = (index: number) =>
      names.map((_, at) => ({
        selected: String(at === index),
        reachable: at === index,
        shown: at === index,
        named: true,
      }));
    expect(await state()).toEqual(chosen(0));
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe(names[1]);
    expect(await state()).toEqual(chosen(1));
    await page.keyboard.press('Home');
    expect(await state()).toEqual(chosen(0));
    await page.keyboard.press('ArrowLeft');
    expect(await state()).toEqual(chosen(names.length - 1));
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    expect(await state()).toEqual(chosen(names.length - 1));
  });
});

describe('the search dialog', () => {
  it('opens with / and Ctrl+K, keeps the focus and gives it back', async () => {
    const page = await site.open(PAGE);
    for (const key of ['/', 'Control+k']) {
      const before = page.locator('.sidebar a').first();
      await before.focus();
      await page.keyboard.press(key);
      const input = page.getByRole('combobox', { name: 'Search' });
      await input.waitFor();
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(1);
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('is a combobox: arrow keys choose, Enter opens', async () => {
    const page = await site.open(PAGE);
    await page.getByRole('button', { name: 'Search' }).click();
    const input = page.getByRole('combobox', { name: 'Search' });
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
    expect(await page.locator('.search-status').getAttribute('role')).toBe('status');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
