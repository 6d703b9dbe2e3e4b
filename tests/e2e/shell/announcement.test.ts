import type { Page } from '@playwright/test';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
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

/** A page without the site's typeface, whose late arrival may move a line: what moves then is moved by the bar. */
async function plainPage(): Promise<Page> {
  const page = await site.page();
  await page.route('**/*.woff2', (route) => route.abort());
  return page;
}

async function openPlain(): Promise<Page> {
  const page = await plainPage();
  await page.goto(site.url + PAGE);
  await waitForScript(page);
  return page;
}

/** A layout shift as the browser reports it, with what moved. */
type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Tools at the right end of the navbar: they alone move when a busy machine paints the page before it has all of them. */
const TOOLS = '.navbar-tools';

/** Layout shifts since the page was opened, none of them caused by the reader: how far, and what moved. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    (tools) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node, previousRect: { x, y, width, height }, currentRect: now }) => {
              const what = node instanceof Element ? node.outerHTML : String(node?.textContent);
              return `${what.slice(0, 80)} from ${x},${y} ${width}×${height} to ${now.x},${now.y} ${now.width}×${now.height}`;
            });
            const isOfTools = ({ node }: Shift['sources'][number]) =>
              node instanceof Element && node.closest(tools) !== null;
            if (sources.length > 0 && sources.every(isOfTools)) continue;
            found.push(`${value} at ${startTime} ms: ${moved.join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive with the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found), 100)));
      }),
    TOOLS,
  );
}

describe('the announcement bar', () => {
  it('shows the configured text without moving the page', async () => {
    const page = await openPlain();
    expect(await bar(page).textContent()).toBe(announced);
    expect(await shifts(page)).toEqual([]);
    expect(await stored(page)).toEqual([config.announcement?.id, 'false']);
  });

  it('can be dismissed for good, and hides before the first paint after that', async () => {
    const page = await openPlain();
    await bar(page).getByRole('button', { name: 'Dismiss' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    expect(await stored(page)).toEqual([config.announcement?.id, 'true']);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const element = document.querySelector('.announcement');
        if (element) seen.push(getComputedStyle(element).display);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await waitForScript(page);
    expect(await shifts(page)).toEqual([]);
    const displays = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(displays.filter((display) => display !== 'none')).toEqual([]);
    expect(await bar(page).count()).toBe(0);
  });

  it('stays away on the next page', async () => {
    const page = await site.open(PAGE);
    await bar(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
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

  it('gives the focus to what comes after it', async () => {
    const page = await site.open(PAGE);
    await bar(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(page.locator('.navbar .brand')).toBeFocused();
  });

  it('is shown again when the id changes', async () => {
    const page = await plainPage();
    await page.addInitScript(() => {
      if (window.localStorage.length > 0) return;
      window.localStorage.setItem('announcement.id', 'an-older-one');
      window.localStorage.setItem('announcement.dismissed', 'true');
    });
    await page.goto(site.url + PAGE);
    await waitForScript(page);
    expect(await bar(page).isVisible()).toBe(true);
    expect(await shifts(page)).toEqual([]);
    expect(await stored(page)).toEqual([config.announcement?.id, 'false']);
  });

  it('speaks the language of the page', async () => {
    const page = await site.open('/de/docs/');
    const text = await page.locator('.announcement p').textContent();
    expect(config.announcement?.text).toHaveProperty('de', text);
  });
});
