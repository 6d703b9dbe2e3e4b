import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/site/support/browser';
import { describe, expect, it } from '@/tests/site/support/test';
import { site as config } from '@/theme.config';
import { shellSite } from './support/shell-site';

const text = config.announcement?.text;
const announced = typeof text === 'string' ? text : text?.en;
const site = shellSite();
const PAGE = '/docs/guides/docker-setup/';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

const stored = (page: Page) =>
  page.evaluate(() => [
    window.localStorage.getItem('announcement.id'),
    window.localStorage.getItem('announcement.dismissed'),
  ]);

/** Opens a page without the site's typeface, whose late arrival may move a line: what moves then is moved by the bar. */
async function openPlain(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(site.url + PAGE);
  await waitForScript(page);
}

/**
 * Layout shifts since the page was opened that the reader didn't cause. Those of the tools at the right end of the navbar
 * are left out: a busy machine paints the page before it has all of them.
 */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const found: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
            if (moved.length === 0 || moved.some((element) => !element?.closest('.navbar-tools')))
              found.push(`${value}: ${moved.map((element) => element?.outerHTML.slice(0, 80)).join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive with the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found), 100)));
      }),
  );
}

describe('the announcement bar', () => {
  it('shows its text, is dismissed for good, and is hidden before the first paint from then on', async () => {
    const page = await site.page();
    await openPlain(page);
    expect(await bar(page).textContent()).toBe(announced);
    expect(await shifts(page)).toEqual([]);
    for (const [width, height] of [
      [1440, 36],
      [320, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(height);
    }
    expect(await stored(page)).toEqual([config.announcement?.id, 'false']);
    await bar(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    await expect(page.locator('.navbar .brand')).toBeFocused();
    expect(await stored(page)).toEqual([config.announcement?.id, 'true']);

    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const element = document.querySelector('.announcement');
        if (element) seen.push(getComputedStyle(element).display);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${site.url}/docs/guides/webhooks/`);
    await waitForScript(page);
    expect(await shifts(page)).toEqual([]);
    const displays = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(displays.filter((display) => display !== 'none')).toEqual([]);
    expect(await bar(page).count()).toBe(0);
  });

  it('goes from all tabs of the browser when it is dismissed in one', async () => {
    const context = await site.context();
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) {
      await page.goto(site.url + PAGE);
      await waitForScript(page);
      await bar(page).waitFor();
    }
    await bar(first).getByRole('button', { name: 'Dismiss' }).click();
    await bar(second).waitFor({ state: 'detached' });
  });

  it('is shown again when the id changes', async () => {
    const page = await site.page();
    await page.addInitScript(() => {
      if (window.localStorage.length > 0) return;
      window.localStorage.setItem('announcement.id', 'an-older-one');
      window.localStorage.setItem('announcement.dismissed', 'true');
    });
    await openPlain(page);
    expect(await bar(page).isVisible()).toBe(true);
    expect(await shifts(page)).toEqual([]);
    expect(await stored(page)).toEqual([config.announcement?.id, 'false']);
  });
});
