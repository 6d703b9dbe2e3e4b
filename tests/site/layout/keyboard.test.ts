import { storageKeys } from '@/shared/storage-keys';
import { visit } from '@/tests/site/support/browser';
import { pressKeys } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { site } from '@/theme.config';

const PAGE = '/docs/guides/docker-setup/';

it('Tab shows the focus and reaches the skip link first; the mouse ends that', async ({ open }) => {
  const page = await open(PAGE);
  const isKeyboardMode = () => page.evaluate(() => 'keyboard' in document.documentElement.dataset);
  const link = page.locator('.skip-link');
  const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(0);
  const [first] = await pressKeys(page, ['Tab']);
  expect(first?.name).toBe('Skip to content');
  expect(await isKeyboardMode()).toBe(true);
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  const stops = await pressKeys(page, Array(24).fill('Tab'));
  expect(stops.filter(({ outline }) => outline < 2)).toEqual([]);
  await link.press('Enter');
  await page.waitForURL(`${PAGE}#content`);
  expect((await pressKeys(page, ['Tab']))[0]?.place).toBe('main');
  await page.mouse.move(640, 400);
  await page.mouse.down();
  expect(await isKeyboardMode()).toBe(false);
});

it('menus open, move and close by keys, return the focus, and remember a version', async ({ open }) => {
  const page = await open(PAGE);
  const menu = page.locator('.navbar details.menu-Version');
  const button = menu.locator('summary');
  const links = await menu.locator('a').allTextContents();
  // When closed, it doesn't handle the keys that scroll.
  const isLeft = (summary: Element) =>
    summary.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
  expect(await button.evaluate(isLeft)).toBe(true);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  const names = (await pressKeys(page, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'])).map(
    ({ name }) => name,
  );
  expect(names).toEqual([0, 1, 0, 0, -1].map((index) => links.at(index)));
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
  await button.click();
  await menu.locator('a').first().click();
  await page.waitForURL('/docs/');
  const version = await page.evaluate(
    (key) => localStorage.getItem(key),
    storageKeys.version(site.product.slug),
  );
  expect(version).toBe(site.versions[0].label);
});

it('tabs are an ARIA tab list with its keys, and open for a match of find in page', async ({ open }) => {
  const page = await open('/docs/getting-started/quick-start/');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const count = await tabs.count();
  // The name says what the tabs are alternatives of.
  await expect(list).toHaveAccessibleName(/\w/);
  await tabs.first().focus();
  for (const [key, chosen] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['Home', 0],
    ['ArrowLeft', count - 1],
    ['Home', 0],
    ['End', count - 1],
  ] as const) {
    await page.keyboard.press(key);
    const states = await tabs.evaluateAll((all: HTMLElement[]) =>
      all.map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return [
          tab.ariaSelected === 'true',
          tab === document.activeElement,
          tab.tabIndex === 0,
          !panel?.hidden,
        ];
      }),
    );
    expect(states, key).toEqual(Array.from({ length: count }, (_, at) => Array(4).fill(at === chosen)));
  }
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

it('tabbing backward never hides the focus behind the bar, or scrolls for the bar', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  for (const path of ['/docs/api/schemas/Form/', '/docs/guides/review-submissions/']) {
    await visit(page, path);
    const visible = page.locator('.sidebar').locator('a, summary').filter({ visible: true });
    const count = await visible.count();
    expect(count).toBeGreaterThan(20);
    await visible.last().focus();
    const seen = await pressKeys(page, Array(count - 1).fill('Shift+Tab'));
    expect(new Set(seen.map(({ name }) => name)).size, path).toBeGreaterThan(10);
    expect(
      seen.filter((stop) => stop.isCovered).map(({ name }) => name),
      path,
    ).toEqual([]);
  }
  await page.evaluate(() => {
    window.scrollTo({ top: 600 });
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true });
  });
  for (const { name, place, scrollY } of await pressKeys(page, Array(7).fill('Tab')))
    expect([place, scrollY], name).toEqual(['.navbar', 600]);
});
