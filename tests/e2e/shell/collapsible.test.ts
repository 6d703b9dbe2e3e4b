import type { Locator, Page } from '@playwright/test';
import { collapseDuration } from '@/lib/browser/collapse';
import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { followNewLink, shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/guides/docker-setup/';
const folder = (page: Page, title: string) => page.locator(`.sidebar .nav-fold[aria-label$=" ${title}"]`);
const isOpen = (button: Locator) => button.evaluate((element) => element.parentElement?.matches('[open]'));

/** Presses a button that folds or unfolds an element; the animation as the browser runs it. */
function animationAfterClick(button: Locator) {
  return button.evaluate(async (element) => {
    (element as HTMLElement).click();
    const body = element.nextElementSibling;
    const [animation] = body?.getAnimations() ?? [];
    const timing = animation?.effect?.getComputedTiming();
    const frames = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
    return {
      duration: timing?.duration,
      heights: frames.map(({ height }) => Number.parseFloat(String(height))),
    };
  });
}

describe('a folder of the sidebar', () => {
  it('animates its height for a time computed from its content', async () => {
    const page = await site.open(PAGE);
    const button = folder(page, 'Configuration');
    expect(await isOpen(button)).toBe(false);
    const name = await button.getAttribute('aria-label');
    const opening = await animationAfterClick(button);
    expect(opening.heights[0]).toBe(0);
    expect(opening.heights[1]).toBeGreaterThan(30);
    expect(opening.duration).toBe(collapseDuration(opening.heights[1] ?? 0, false));
    expect(await isOpen(button)).toBe(true);
    // The state says that it is open; a name that changed too would say it twice.
    expect(await button.getAttribute('aria-label')).toBe(name);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const closing = await animationAfterClick(button);
    expect(closing.heights).toEqual([...opening.heights].reverse());
    expect(closing.duration).toBe(opening.duration);
    await expect.poll(() => isOpen(button)).toBe(false);
  });

  it('takes 1 ms with reduced motion', async () => {
    const page = await site.open(PAGE, { reducedMotion: 'reduce' });
    const durations = await folder(page, 'Configuration').evaluate(async (element) => {
      const seen: (number | undefined)[] = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function record(frames, options) {
        seen.push(typeof options === 'object' ? Number(options.duration) : options);
        return animate.call(this, frames, options);
      };
      for (const count of [1, 2]) {
        (element as HTMLElement).click();
        while (seen.length < count) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return seen;
    });
    expect(durations).toEqual([1, 1]);
  });

  it('keeps its state while the reader goes from page to page', async () => {
    const page = await site.open(PAGE);
    await folder(page, 'Configuration').click();
    await folder(page, 'Getting started').click();
    const before = [
      await isOpen(folder(page, 'Configuration')),
      await isOpen(folder(page, 'Getting started')),
    ];
    await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect([
      await isOpen(folder(page, 'Configuration')),
      await isOpen(folder(page, 'Getting started')),
    ]).toEqual(before);
  });

  it('keeps its place over a full load', async () => {
    const page = await site.open('/docs/getting-started/quick-start/', {
      viewport: { width: 1280, height: 420 },
    });
    await folder(page, 'Configuration').click();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const sidebar = page.locator('.sidebar');
    const noted = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.querySelector('.sidebar')?.addEventListener('scrollend', () => resolve(), { once: true });
        }),
    );
    await sidebar.evaluate((box) => box.scrollTo({ top: 40, behavior: 'instant' }));
    await noted;
    await page.reload();
    await waitForScript(page);
    expect(await sidebar.evaluate((box) => box.scrollTop)).toBe(40);
  });

  it('keeps its state by its path, whatever its title says in another language or version', async () => {
    const page = await site.open('/docs/getting-started/quick-start/');
    const atPath = (path: string) => page.locator(`.sidebar details[data-folder="${path}"] > summary`);
    const paths = ['guides', 'configuration', 'building-your-solution', 'building-your-solution/deployment'];
    const opened = ['guides', 'building-your-solution', 'building-your-solution/deployment'];
    for (const path of opened) await atPath(path).click();
    const states = () => Promise.all(paths.map((path) => isOpen(atPath(path))));
    await expect.poll(states).toEqual([true, false, true, true]);
    for (const other of [
      '/de/docs/getting-started/quick-start/',
      '/docs/0.1.1/getting-started/quick-start/',
      '/docs/getting-started/quick-start/',
    ]) {
      await page.goto(site.url + other);
      await waitForScript(page);
      expect(await states(), other).toEqual([true, false, true, true]);
    }
    // The menu of a phone is the same tree.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const inMenu = (path: string) => page.locator(`.mobile-menu details[data-folder="${path}"] > summary`);
    expect(await isOpen(inMenu('guides'))).toBe(true);
    expect(await isOpen(inMenu('configuration'))).toBe(false);
  });

  it('takes nothing from what another program stored under its name', async () => {
    for (const text of ['garbage', 'null', '{"open":[1],"top":"far"}', '{"open":{"x":3},"top":1e999}']) {
      const page = await site.page();
      await page.addInitScript((stored) => {
        if (window.location.protocol.startsWith('http')) window.sessionStorage.setItem('nav-tree', stored);
      }, text);
      await page.goto(site.url + PAGE);
      await waitForScript(page);
      await folder(page, 'Configuration').click();
      await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
      await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    }
  });

  it('is unfolded with the current page in view, also when the reader folded it before', async () => {
    const page = await site.open(PAGE, { viewport: { width: 1280, height: 420 } });
    await folder(page, 'Configuration').click();
    await folder(page, 'Configuration').click();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await followNewLink(page, '/docs/configuration/settings/persistence-settings/');
    await page.waitForURL('**/persistence-settings/');
    const current = page.locator('.sidebar a[aria-current="page"]');
    await current.waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const place = await current.evaluate((element) => {
      const box = element.closest('.sidebar')?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return { above: own.top - (box?.top ?? 0), below: (box?.bottom ?? 0) - own.bottom };
    });
    expect(place.above).toBeGreaterThanOrEqual(0);
    expect(place.below).toBeGreaterThanOrEqual(0);
  });

  it('is unfolded with the current page in view on a first load, too', async () => {
    const page = await site.open('/docs/configuration/settings/persistence-settings/', {
      viewport: { width: 1280, height: 420 },
    });
    const current = page.locator('.sidebar a[aria-current="page"]');
    const visible = await current.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          new IntersectionObserver(([entry]) => resolve(entry?.isIntersecting ?? false)).observe(element);
        }),
    );
    expect(visible).toBe(true);
  });

  it('can be turned round in the middle of its animation', async () => {
    const page = await site.open(PAGE);
    const button = folder(page, 'Configuration');
    await button.evaluate(async (element) => {
      for (let press = 0; press < 3; press += 1) {
        (element as HTMLElement).click();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await isOpen(button)).toBe(true);
  });
});

describe('a collapsible section of a page', () => {
  it('animates in the same way', async () => {
    const page = await site.open(await pageWithDetails());
    const summary = page.locator('main details[data-collapsible] > summary').first();
    const opening = await animationAfterClick(summary);
    expect(opening.duration).toBe(collapseDuration(opening.heights[1] ?? 0, false));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const details = page.locator('main details[data-collapsible]').first();
    expect(await details.getAttribute('open')).not.toBeNull();
    await summary.evaluate((element) => {
      (element as HTMLElement).click();
      (element as HTMLElement).click();
    });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await details.getAttribute('open')).not.toBeNull();
  });
});

/** Address of a published page that has such a section. */
async function pageWithDetails(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const { exportedRoutes } = await import('@/tests/export/support/routes');
  for (const route of await exportedRoutes()) {
    const html = await readFile(`out${route}index.html`, 'utf8');
    if (/<main[\s\S]*<details[^>]*data-collapsible/.test(html)) return route;
  }
  throw new Error('No page has a collapsible section.');
}
