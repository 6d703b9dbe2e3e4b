import type { Page } from '@playwright/test';
import { collapseDuration } from '@/features/layout/client/collapse';
import { visit, waitForScript } from '@/tests/site/support/browser';
import { followNewLink } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';

const folder = (page: Page, path: string, place = '.sidebar') =>
  page.locator(`${place} details[data-folder="${path}"] > summary`);

/** Presses a section so many times, each during the animation before. Returns the last one, and what is left. */
const press = (page: Page, selector: string, times = 1) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (summary: HTMLElement, count) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let time = 0; time < count; time += 1) {
        await frame();
        summary.click();
      }
      const effects = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []));
      const effect = effects.find(({ pseudoElement }) => pseudoElement === '::details-content');
      const heights = effect?.getKeyframes().map(({ height }) => Number.parseFloat(String(height)));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      await frame();
      const { open } = summary.parentElement as HTMLDetailsElement;
      return { heights, duration: effect?.getTiming().duration, open, label: summary.ariaLabel };
    }, times);

it('a section animates its height to its content, and can be reversed', async ({ open }) => {
  const page = await open('/docs/getting-started/faq/');
  for (const selector of [
    '.sidebar details[data-folder="configuration"] > summary',
    'main .details > summary',
  ]) {
    const opening = await press(page, selector);
    const [from, to = 0] = opening.heights ?? [];
    expect([from, opening.open], selector).toEqual([0, true]);
    expect(to, selector).toBeGreaterThan(30);
    expect(opening.duration, selector).toBe(collapseDuration(to, false));
    // The state announces that it is open; a changing name would repeat that.
    expect(await press(page, selector), selector).toEqual({ ...opening, heights: [to, 0], open: false });
    expect(await press(page, selector, 3), selector).toMatchObject({ open: true, label: opening.label });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await press(page, 'main .details > summary')).duration).toBe(1);
});

it('the tree keeps its position and folders in all languages, and shows the page', async ({ open }) => {
  const page = await open('/docs/guides/docker-setup/', {
    viewport: { width: 1280, height: 420 },
    reducedMotion: 'reduce',
  });
  await folder(page, 'configuration').click();
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
  for (const path of ['configuration', 'building-your-solution', 'building-your-solution/deployment'])
    await folder(page, path).click();
  await followNewLink(page, '/docs/configuration/settings/persistence-settings/');
  await page.waitForURL('**/persistence-settings/');
  await waitForScript(page);
  await expect(page.locator('.sidebar a[aria-current="page"]')).toBeInViewport();

  const getStates = (place: string) =>
    page
      .locator(`${place} details[data-folder]`)
      .evaluateAll((folders: HTMLDetailsElement[]) =>
        Object.fromEntries(folders.map((one) => [one.dataset.folder, one.open])),
      );
  const states = {
    configuration: false,
    'building-your-solution': true,
    'building-your-solution/deployment': true,
  };
  await visit(page, '/de/docs/getting-started/quick-start/');
  expect(await getStates('.sidebar')).toMatchObject(states);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.menu-button').click();
  await expect(folder(page, 'building-your-solution', '.mobile-menu')).toBeVisible();
  expect(await getStates('.mobile-menu')).toMatchObject(states);
});
