import type { Page } from '@playwright/test';
import { collapseDuration } from '@/features/layout/client/collapse';
import { visit, waitForScript } from '@/tests/site/support/browser';
import { followNewLink } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';

const folder = (page: Page, path: string, place = '.sidebar') =>
  page.locator(`${place} details[data-folder="${path}"] > summary`);

/** Clicks a folder. A click needs press and release on the same folder, so waits until nothing moves. */
async function clickFolder(page: Page, path: string): Promise<void> {
  await folder(page, path).click();
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Opens and closes a section, then presses it three times during its animation. Returns what happened. */
const tryFolding = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (summary: HTMLElement) => {
      const details = summary.parentElement as HTMLDetailsElement;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const standStill = async () => {
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        await frame();
      };
      const getState = () => ({ isOpen: details.open, label: summary.ariaLabel });
      const press = () => {
        summary.click();
        const animation = document
          .getAnimations()
          .find(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::details-content',
          );
        const frames = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        return {
          duration: animation?.effect?.getComputedTiming().duration,
          heights: frames.map(({ height }) => Number.parseFloat(String(height))),
          ...getState(),
        };
      };
      const before = getState();
      const opening = press();
      await standStill();
      const closing = press();
      await standStill();
      const closed = getState();
      for (let time = 0; time < 3; time += 1) {
        summary.click();
        await frame();
      }
      await standStill();
      return { before, opening, closing, closed, reversed: getState() };
    });

it('every section animates its height to its content, and can be reversed', async ({ newPage }) => {
  const page = await newPage();
  for (const [path, ...selectors] of [
    [
      '/docs/getting-started/faq/',
      '.sidebar details[data-folder="configuration"] > summary',
      'main .details > summary',
    ],
    ['/docs/api/forms/createForm/', '.ref-nav details:not([open]) > summary', '.op-example > summary'],
    ['/docs/api/', '.api-rules > summary'],
  ] as const) {
    await visit(page, path);
    for (const selector of selectors) {
      const { before, opening, closing, closed, reversed } = await tryFolding(page, selector);
      const [from, to = 0] = opening.heights;
      expect(from, selector).toBe(0);
      expect(to, selector).toBeGreaterThan(30);
      expect(opening.duration, selector).toBe(collapseDuration(to, false));
      expect(closing, selector).toEqual({ ...opening, heights: [to, 0] });
      // The state announces that it is open; a changing name would repeat that.
      const open = { isOpen: true, label: before.label };
      expect([before.isOpen, opening, closed, reversed], selector).toMatchObject([false, open, before, open]);
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await tryFolding(page, '.api-rules > summary')).opening.duration).toBe(1);
});

it('the tree keeps its position and folders, also in other languages, and shows the current page', async ({
  open,
}) => {
  const page = await open('/docs/guides/docker-setup/', {
    viewport: { width: 1280, height: 420 },
    reducedMotion: 'reduce',
  });
  await clickFolder(page, 'configuration');
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
    await clickFolder(page, path);
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
  await visit(page, '/docs/guides/webhooks/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(folder(page, 'building-your-solution', '.mobile-menu')).toBeVisible();
  expect(await getStates('.mobile-menu')).toMatchObject(states);
  // In the reference, the menu has the sections.
  await visit(page, '/docs/api/forms/getForm/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sections = page.locator('.mobile-menu [data-tree] > ul > li > a');
  expect(await sections.count()).toBeGreaterThan(3);
  expect(await getStates('.mobile-menu')).toEqual({});
});
