import { expect, it } from '@/tests/site/support/test';

const QUICK_START = '/docs/getting-started/quick-start/';

it('code keeps its direction on a page that a translation turns around', async ({ open }) => {
  const page = await open('/docs/api/forms/createForm/');
  const directions = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const parts = document.querySelectorAll('main :is(code, pre, kbd, .method), [spellcheck="false"]');
    return [...new Set([...parts].map((part) => getComputedStyle(part).direction))];
  });
  expect(directions).toEqual(['ltr']);
});

it('print shows the text in full width, dark on white, with nothing cut off or folded', async ({ open }) => {
  const page = await open(QUICK_START, { viewport: { width: 720, height: 1000 } });
  const panels = page.locator('main [data-tab-panel]');
  const count = await panels.count();
  expect(await panels.filter({ visible: true }).count()).toBeLessThan(count);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  const frame = page.locator('.navbar, .sidebar, .toc, .footer, .announcement, .pager, .page-tools');
  await expect(frame.filter({ visible: true })).toHaveCount(0);
  await expect(panels.filter({ visible: true })).toHaveCount(count);
  const { color, background, cut } = await page.evaluate(() => ({
    color: getComputedStyle(document.querySelector('article p') ?? document.body).color,
    background: getComputedStyle(document.body).backgroundColor,
    cut: [...document.querySelectorAll('main :is(pre, .table-scroll, .diagram > div)')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => box.textContent),
  }));
  expect(Math.max(...(color.match(/\d+/g)?.map(Number) ?? [255])), color).toBeLessThan(110);
  expect(background).toBe('rgb(255, 255, 255)');
  expect(cut).toEqual([]);

  for (const [path, folded] of [
    ['/docs/getting-started/faq/', 'main .details'],
    ['/docs/api/forms/createForm/', '.op-example'],
    ['/docs/api/', '.opblock'],
  ] as const) {
    await page.goto(path);
    // A4 upright and A3 turned, at 96 dpi without their margins.
    for (const width of [718, 1510]) {
      await page.setViewportSize({ width, height: 1046 });
      const widths = await page
        .locator('#content, main h1')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
      expect.soft(Math.min(...widths), `${path} at ${width}`).toBeGreaterThan(width * 0.85);
    }
    const hidden = await page.locator(folded).evaluateAll((sections) =>
      sections
        .map((section) => section.querySelector(':scope > :not(summary)'))
        .filter((content) => !content?.checkVisibility({ contentVisibilityAuto: true }))
        .map((content) => content?.textContent),
    );
    expect.soft(hidden, path).toEqual([]);
  }
});

it('text at 200 % overflows neither its bar nor the window', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  for (const [path, width] of [
    ['/docs/guides/webhooks/', 1280],
    ['/de/docs/getting-started/quick-start/', 1024],
    ['/docs/api/', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const { overflow, outside } = await page.locator('.navbar').evaluate((bar) => {
      const root = document.documentElement;
      root.style.fontSize = '200%';
      const { top, bottom } = bar.getBoundingClientRect();
      const parts = [...bar.querySelectorAll('a, button, summary')].filter((part) => part.checkVisibility());
      const isOutside = (part: Element) => {
        const box = part.getBoundingClientRect();
        return box.top < top - 1 || box.bottom > bottom + 1;
      };
      return {
        overflow: root.scrollWidth - root.clientWidth,
        outside: parts.filter(isOutside).map((part) => part.textContent),
      };
    });
    expect.soft(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    expect.soft(outside, `${path} at ${width}`).toEqual([]);
  }
});

it('a phone shows fields that need no zoom, and tables as cards with headings', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const path of ['/docs/api/forms/createForm/', '/docs/api/']) {
    await page.goto(path);
    const sizes = await page
      .locator(':is(input, select, textarea):not([type="checkbox"], [type="radio"])')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
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

it('prose has at most 80 characters a line, code the full width, headings their words', async ({ open }) => {
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
  const heading = page.getByRole('heading', { name: 'Before you begin', exact: true });
  await heading.getByRole('link', { name: 'Before you begin', exact: true }).waitFor();
});

it('forced colors keep icons and texts visible, and mark the current page in the tree', async ({ open }) => {
  const page = await open(QUICK_START, { forcedColors: 'active' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const invisible = await page.evaluate(() => {
      const behind = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        return /^rgba\(.*, 0\)$/.test(backgroundColor) && element.parentElement
          ? behind(element.parentElement)
          : backgroundColor;
      };
      const parts = document.querySelectorAll(
        'main :is(p, h1, h2, a, code, li), .navbar :is(a, summary, span), .navbar svg :is(path, circle, rect)',
      );
      return [...parts]
        .filter((part) => part.getClientRects().length > 0)
        .filter((part) => {
          const { color, stroke, fill } = getComputedStyle(part);
          const ink = part instanceof SVGElement ? (stroke === 'none' ? fill : stroke) : color;
          return ink === behind(part);
        })
        .map((part) => part.outerHTML.slice(0, 80));
    });
    expect(invisible, colorScheme).toEqual([]);
  }
  const { lines, tabs, bare } = await page.evaluate(() => {
    const getStyle = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.documentElement);
    return {
      lines: ['.nav-link[aria-current]', '.nav-list .nav-list .nav-link:not([aria-current])'].map((one) =>
        Number.parseFloat(getStyle(`.sidebar ${one}`).borderLeftWidth),
      ),
      tabs: ['true', 'false'].map(
        (is) => getStyle(`main [role="tab"][aria-selected="${is}"]`).borderBottomColor,
      ),
      // A control without a border looks like plain text.
      bare: [...document.querySelectorAll(':is(.navbar, main, .footer) :is(button, summary, .button)')]
        .filter((control) => control.checkVisibility() && !control.matches('main summary, .nav-group'))
        .filter((control) => getComputedStyle(control).borderBottomWidth === '0px')
        .map((control) => control.outerHTML.slice(0, 80)),
    };
  });
  expect(lines[0]).toBeGreaterThanOrEqual(3);
  expect(lines[1]).toBe(0);
  expect(tabs[0]).not.toBe(tabs[1]);
  expect(bare).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const [text, soft, line, strong] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--text', '--text-soft', '--line', '--line-strong'].map((name) =>
      style.getPropertyValue(name).trim(),
    );
  });
  expect([soft, line], 'more contrast').toEqual([text, strong]);
});
