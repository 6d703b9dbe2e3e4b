import type { Page } from '@playwright/test';
import { getOverflow } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';

const PAGE = '/docs/getting-started/quick-start/';

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

it('on paper there is the text alone, dark on white, with all tabs, not cut off', async ({ open }) => {
  const page = await open(PAGE, { viewport: { width: 720, height: 1000 } });
  expect(await visible(page, '[data-tab-panel][hidden]')).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const selector of [
      '.navbar',
      '.sidebar',
      '.toc',
      '.footer',
      '.announcement',
      '.pager',
      '.page-tools',
    ])
      expect(await visible(page, selector), selector).toBe(0);
    const panels = await page.locator('main [data-tab-panel]').count();
    expect(panels).toBeGreaterThan(1);
    expect(await visible(page, 'main [data-tab-panel]')).toBe(panels);
    const { color, background } = await page.evaluate(() => ({
      color: getComputedStyle(document.querySelector('article p') ?? document.body).color,
      background: getComputedStyle(document.body).backgroundColor,
    }));
    const parts = color.match(/\d+/g)?.map(Number) ?? [255];
    expect(Math.max(...parts), color).toBeLessThan(110);
    expect(background).toBe('rgb(255, 255, 255)');
  }
  const cut = () =>
    page
      .locator('main :is(pre, .table-scroll, .diagram > div)')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
      );
  expect(await cut()).toEqual([]);
});

it('on paper of any size and direction, the text has the whole width, and nothing is folded', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.emulateMedia({ media: 'print' });
  for (const [path, folded] of [
    ['/docs/getting-started/faq/', 'main .details'],
    ['/docs/api/forms/createForm/', '.op-example'],
    ['/docs/api/', '.op-item'],
    ['/docs/guides/webhooks/', ''],
  ] as const) {
    await page.goto(path);
    // A4 and A3 at 96 dpi without their margins.
    for (const [width, height] of [
      [718, 1046],
      [1046, 718],
      [1046, 1510],
      [1510, 1046],
    ] as const) {
      await page.setViewportSize({ width, height });
      const content = (await page.locator('#content').boundingBox())?.width ?? 0;
      expect(content, `${path} at ${width}`).toBeGreaterThan(width * 0.85);
      const column = (await page.locator('main h1').boundingBox())?.width ?? 0;
      expect(column, `${path} at ${width}`).toBeGreaterThan(width * 0.85);
    }
    if (!folded) continue;
    const hidden = await page
      .locator(folded)
      .evaluateAll((sections) =>
        sections
          .filter(
            (section) =>
              !section
                .querySelector(':scope > :not(summary)')
                ?.checkVisibility({ contentVisibilityAuto: true }),
          )
          .map((section) => section.textContent),
      );
    expect(hidden, path).toEqual([]);
  }
});

it('text at 200 % neither leaves its bar nor the window', async ({ open }) => {
  const page = await open('/', { reducedMotion: 'reduce' });
  for (const [path, width] of [
    ['/docs/guides/webhooks/', 1280],
    ['/de/docs/getting-started/quick-start/', 1024],
    ['/de/docs/getting-started/quick-start/', 390],
    ['/docs/api/', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await getOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    const outside = await page.locator('.navbar').evaluate((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('a, button, summary')]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.top < top - 1 || box.bottom > bottom + 1;
        })
        .map((part) => part.textContent);
    });
    expect(outside, `${path} at ${width}`).toEqual([]);
  }
});

it('a phone gets fields that it need not enlarge, and tables as cards with the headings of their columns', async ({
  open,
}) => {
  const page = await open('/docs/api/forms/createForm/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  for (const path of ['/docs/api/forms/createForm/', '/docs/api/']) {
    await page.goto(path);
    const sizes = await page
      .locator(':is(input, select, textarea):not([type="checkbox"], [type="radio"])')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
  await page.goto('/docs/configuration/troubleshooting/');
  const cell = page.locator('.prose td[data-label]').first();
  const heading = await page.locator('.prose th').nth(1).textContent();
  expect(await cell.getAttribute('data-label')).toBe(heading);
  expect((await cell.boundingBox())?.width).toBeGreaterThan(300);
  await expect(page.locator('.prose table').first()).toHaveRole('table');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(cell, 'a tablet has room for tables').toHaveCSS('display', 'table-cell');
});

it('lines of prose have at most 80 characters, tables and code the whole width', async ({ open }) => {
  const page = await open('/docs/guides/webhooks/', { viewport: { width: 1920, height: 1000 } });
  const longest = await page.locator('article p').evaluateAll((all) =>
    all.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      return lines > 0 ? (paragraph.textContent ?? '').length / lines : 0;
    }),
  );
  expect(Math.max(...longest)).toBeLessThanOrEqual(82);
  expect((await page.locator('article figure.code').first().boundingBox())?.width).toBeGreaterThan(740);
});

it('a heading is named by its words alone, and so is its link', async ({ open }) => {
  const page = await open('/docs/guides/webhooks/');
  const heading = page.getByRole('heading', { name: 'Before you begin', exact: true });
  await expect(heading.getByRole('link', { name: 'Before you begin', exact: true })).toHaveAttribute(
    'href',
    '#before-you-begin',
  );
});

it('with forced colors all icons and texts stand out, and the tree is marked', async ({ open }) => {
  const page = await open(PAGE, { forcedColors: 'active' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const same = await page.evaluate(() => {
      const behind = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        return /^rgba\(.*, 0\)$/.test(backgroundColor) && element.parentElement
          ? behind(element.parentElement)
          : backgroundColor;
      };
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      /** Relative luminance as WCAG defines it. */
      const luminance = (color: string) => {
        if (!context) throw new Error('There is no canvas to read colors with.');
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one: string, other: string) => {
        const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
        'main :is(p, h1, h2, a, code, li), .navbar :is(a, summary, span), .navbar svg :is(path, circle, rect)',
      )) {
        if (element.getClientRects().length === 0) continue;
        const { color, stroke, fill } = getComputedStyle(element);
        const ink = element instanceof SVGElement ? (stroke === 'none' ? fill : stroke) : color;
        if (contrast(ink, behind(element)) < 3) found.push(element.outerHTML.slice(0, 80));
      }
      return found;
    });
    expect(same, colorScheme).toEqual([]);
  }
  const line = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((entry) => Number.parseFloat(getComputedStyle(entry).borderLeftWidth));
  expect(await line('.sidebar .nav-link[aria-current]')).toBeGreaterThanOrEqual(3);
  expect(await line('.sidebar .nav-list .nav-list .nav-link:not([aria-current])')).toBe(0);
  const below = (selected: boolean) =>
    page
      .locator(`main [role="tab"][aria-selected="${selected}"]`)
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await below(true)).not.toBe(await below(false));
  // A control without a border is a word like any other.
  const bare = await page
    .locator(':is(.navbar, main, .footer) :is(button, summary, .button)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((control) => !control.matches('main summary, .nav-group'))
        .filter((control) => getComputedStyle(control).borderBottomWidth === '0px')
        .map((control) => control.outerHTML.slice(0, 80)),
    );
  expect(bare).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--text', '--text-soft', '--line', '--line-strong'].map((name) =>
      style.getPropertyValue(name).trim(),
    );
  });
  expect(tokens[1], 'more contrast').toBe(tokens[0]);
  expect(tokens[2], 'more contrast').toBe(tokens[3]);
});
