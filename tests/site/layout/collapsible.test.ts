import type { Locator, Page } from '@playwright/test';
import { collapseDuration } from '@/features/layout/client/collapse';
import { waitForScript } from '@/tests/site/support/browser';
import { followNewLink } from '@/tests/site/support/page';
import { describe, expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/guides/docker-setup/';
const LOW = { viewport: { width: 1280, height: 420 } };
const folder = (page: Page, path: string) =>
  page.locator(`.sidebar details[data-folder="${path}"] > summary`);
const isOpen = (button: Locator) => button.evaluate((element) => element.parentElement?.matches('[open]'));
const standStill = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/** Presses a button that folds or unfolds an element, and returns the running animation. */
function animationAfterClick(button: Locator) {
  return button.evaluate(async (element) => {
    (element as HTMLElement).click();
    const animation = document
      .getAnimations()
      .find(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::details-content');
    const frames = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
    return {
      duration: animation?.effect?.getComputedTiming().duration,
      heights: frames.map(({ height }) => Number.parseFloat(String(height))),
    };
  });
}

/** Returns whether an element is in the visible part of its box. */
const isSeen = (element: Locator) =>
  element.evaluate(
    (one) =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(([entry]) => resolve(entry?.isIntersecting ?? false)).observe(one);
      }),
  );

it('every section animates its height to its content, and can be reversed', async ({ open }) => {
  const page = await open('/docs/getting-started/faq/');
  for (const [path, selector] of [
    ['/docs/getting-started/faq/', '.sidebar details[data-folder="configuration"] > summary'],
    ['/docs/getting-started/faq/', 'main .details > summary'],
    ['/docs/api/forms/createForm/', '.ref-nav details:not([open]) > summary'],
    ['/docs/api/forms/createForm/', '.op-example > summary'],
    ['/docs/api/', '.api-rules > summary'],
  ] as const) {
    await page.goto(path);
    await waitForScript(page);
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.setAttribute('data-tried', ''));
    const summary = page.locator('[data-tried]');
    expect(await isOpen(summary)).toBe(false);
    const label = await summary.getAttribute('aria-label');
    const opening = await animationAfterClick(summary);
    expect(opening.heights[0]).toBe(0);
    expect(opening.heights[1]).toBeGreaterThan(30);
    expect(opening.duration).toBe(collapseDuration(opening.heights[1] ?? 0, false));
    expect(await isOpen(summary)).toBe(true);
    // The state announces that it is open; a changing name would repeat that.
    expect(await summary.getAttribute('aria-label')).toBe(label);
    await standStill(page);
    const closing = await animationAfterClick(summary);
    expect(closing).toEqual({ ...opening, heights: [...opening.heights].reverse() });
    await expect.poll(() => isOpen(summary)).toBe(false);
    // Three presses in a row reverse it during the animation.
    await summary.evaluate(async (element) => {
      for (let press = 0; press < 3; press += 1) {
        (element as HTMLElement).click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await standStill(page);
    expect(await isOpen(summary)).toBe(true);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await animationAfterClick(page.locator('.op-item > summary').first())).duration).toBe(1);
});

describe('the tree of the sidebar', () => {
  it('keeps its state in other languages and in the menu of a phone', async ({ open }) => {
    const page = await open('/docs/getting-started/quick-start/', { reducedMotion: 'reduce' });
    const paths = ['guides', 'configuration', 'building-your-solution', 'building-your-solution/deployment'];
    for (const path of ['guides', 'building-your-solution', 'building-your-solution/deployment']) {
      await folder(page, path).click();
      // A click needs press and release on the same folder, so wait until nothing moves.
      await standStill(page);
    }
    const states = () => Promise.all(paths.map((path) => isOpen(folder(page, path))));
    await expect.poll(states).toEqual([true, false, true, true]);
    await page.goto('/de/docs/getting-started/quick-start/');
    await waitForScript(page);
    expect(await states()).toEqual([true, false, true, true]);
    await page.setViewportSize({ width: 390, height: 844 });
    // In the reference, the tree is only in the menu.
    await page.goto('/docs/api/forms/getForm/');
    await waitForScript(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const inMenu = (path: string) => page.locator(`.mobile-menu details[data-folder="${path}"] > summary`);
    expect(await isOpen(inMenu('guides'))).toBe(true);
    expect(await isOpen(inMenu('configuration'))).toBe(false);
  });

  it('keeps its position over a full load, and shows the current page when folded', async ({ open }) => {
    const inFolder = '/docs/configuration/settings/persistence-settings/';
    const page = await open(PAGE, LOW);
    await folder(page, 'configuration').click();
    await standStill(page);
    const sidebar = page.locator('.sidebar');
    await sidebar.evaluate(
      (box) =>
        new Promise<void>((resolve) => {
          box.addEventListener('scrollend', () => resolve(), { once: true });
          box.scrollTo({ top: 40, behavior: 'instant' });
        }),
    );
    await page.reload();
    await waitForScript(page);
    expect(await sidebar.evaluate((box) => box.scrollTop)).toBe(40);
    await folder(page, 'configuration').click();
    await standStill(page);
    await followNewLink(page, inFolder);
    await page.waitForURL(`**${inFolder}`);
    await waitForScript(page);
    await standStill(page);
    expect(await isSeen(page.locator('.sidebar a[aria-current="page"]'))).toBe(true);
  });
});
