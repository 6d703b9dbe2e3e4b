import type { Page } from '@playwright/test';
import { visit } from '@/tests/site/support/browser';
import { followNewLink, isMarked, markDocument, pressKeys } from '@/tests/site/support/page';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { ask } from '../search/support';

const PAGE = '/docs/guides/docker-setup/';

const navbarHidden = (page: Page) => page.evaluate(() => 'navbarHidden' in document.documentElement.dataset);
const hides = (page: Page) => page.waitForFunction(() => 'navbarHidden' in document.documentElement.dataset);
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Documentation' });

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await dialog(page).waitFor();
}

async function isClosed(page: Page): Promise<void> {
  await dialog(page).waitFor({ state: 'detached' });
  // `close` fires asynchronously, after the dialog has closed.
  await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe('false');
}

it('the navbar hides on scrolling down, returns upward and for focus, stays for jumps', async ({ open }) => {
  const page = await open(`${PAGE}#before-you-begin`, { reducedMotion: 'reduce' });
  const last = page.locator('article h2[id]').last();
  await expect(page.locator('[id="before-you-begin"]')).toBeInViewport();
  expect(await navbarHidden(page)).toBe(false);
  await last.evaluate((heading) => {
    window.location.hash = heading.id;
  });
  await expect(last).toBeInViewport();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await navbarHidden(page)).toBe(false);

  await page.evaluate(() => window.scrollTo(0, 0));
  const box = () => page.locator('.navbar').boundingBox();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 900);
  await hides(page);
  await expect.poll(async () => (await box())?.y).toBeLessThanOrEqual(-60);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await box())?.y).toBe(0);
  // It waits for the end of a press, so that nothing moves under the pointer.
  await page.mouse.down();
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, window.scrollY + 300);
    await scrolled;
    await new Promise(requestAnimationFrame);
  });
  expect(await navbarHidden(page)).toBe(false);
  await page.mouse.up();
  await hides(page);
  await page.locator('.brand').focus();
  expect(await navbarHidden(page)).toBe(false);
});

it('after a navigation, the heading or section has focus, but not on the first load', async ({ open }) => {
  const page = await open(PAGE);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.locator('.sidebar').getByRole('link', { name: 'Receive webhooks' }).click();
  await expect(page.locator('main h1')).toHaveText('Receive webhooks');
  await expect(page.locator('main h1')).toBeFocused();
  // Visible with the keyboard, also on a page without a tree.
  expect((await pressKeys(page, ['Tab']))[0]?.place).toBe('main');
  await followNewLink(page, '/');
  await page.waitForURL('/');
  await expect(page.locator('main h1:focus')).toHaveCSS('outline-style', 'solid');
  await followNewLink(page, '/docs/guides/webhooks/#before-you-begin');
  await expect(page.locator('main h2#before-you-begin')).toBeFocused();
});

// tests/site/offline covers readers with an offline copy.
it('a link or result that is chosen offline keeps the page and explains why', async ({ open }) => {
  const page = await open(PAGE);
  await markDocument(page);
  const follow = () => followNewLink(page, '/docs/guides/webhooks/');
  const toast = page.getByRole('alert').filter({ hasText: ui.shell.offline });
  await page.keyboard.press('/');
  await ask(page, 'webhooks');
  await page.context().setOffline(true);
  for (const choose of [() => page.keyboard.press('Enter'), follow]) {
    await choose();
    await toast.getByRole('button', { name: ui.shell.close }).click();
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL(PAGE);
    // Leaving the entry of the dialog takes a moment, and would cancel the next navigation.
    await page.waitForFunction(() => !history.state?.dialog);
  }
  await page.context().setOffline(false);
  await follow();
  await page.waitForURL('**/docs/guides/webhooks/');
});

describe('the mobile menu', () => {
  it("exists below 996 px only, traps the focus, and the page behind doesn't scroll", async ({ open }) => {
    const page = await open('/docs/guides/webhooks/', { viewport: { width: 995, height: 800 } });
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
    await openMenu(page);
    await page.setViewportSize({ width: 996, height: 800 });
    await dialog(page).waitFor({ state: 'detached' });
    expect(await opener(page).isVisible()).toBe(false);
    expect(await page.locator('.sidebar').isVisible()).toBe(true);

    // In a small window it must be scrolled.
    await page.setViewportSize({ width: 390, height: 420 });
    await page.evaluate(() => window.scrollTo({ top: 40 }));
    await openMenu(page);
    expect(await dialog(page).evaluate((element) => element.matches('dialog:modal'))).toBe(true);
    await expect(dialog(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
    const before = await page.evaluate(() => window.scrollY);
    for (const [x, distance] of [
      [358, 600],
      [100, 3000],
    ] as const) {
      await page.mouse.move(x, 300);
      await page.mouse.wheel(0, distance);
    }
    // The menu itself is scrolled to its end then.
    await expect
      .poll(() =>
        dialog(page).evaluate((box) =>
          [box, ...box.querySelectorAll('*')].some(
            ({ scrollTop, clientHeight, scrollHeight }) =>
              scrollTop > 0 && scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 1,
          ),
        ),
      )
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    // After the last stop, the browser has the focus.
    for (const { name, place } of await pressKeys(page, Array(30).fill('Tab')))
      expect(['dialog', 'body'], name).toContain(place);
  });

  it('closes in five ways without a new entry, and by a link that replaces its entry', async ({ open }) => {
    const page = await open('/docs/guides/webhooks/', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await visit(page, PAGE);
    await markDocument(page);
    // tests/site/search/dialog.test.ts covers presses that begin or end inside a dialog.
    for (const close of [
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(358, 500),
      () => dialog(page).locator('a[aria-current="page"]').click(),
      () => page.evaluate(() => history.back()),
      () => page.keyboard.press('Escape'),
    ]) {
      await openMenu(page);
      await close();
      await isClosed(page);
      await expect(page).toHaveURL(PAGE);
      expect(await isMarked(page)).toBe(true);
      await page.waitForFunction(() => !history.state?.dialog);
    }
    await expect(opener(page)).toBeFocused();
    await page.goBack();
    await page.waitForURL('**/docs/guides/webhooks/');

    await visit(page, PAGE);
    const entries = await page.evaluate(() => history.length);
    await openMenu(page);
    await dialog(page).locator('a[href="/docs/guides/webhooks/"]').click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});
