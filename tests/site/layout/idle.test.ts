import type { Browser, Page } from '@playwright/test';
import { budgets } from '@/tests/budgets';
import { hold } from '@/tests/site/support/hold';
import { kinds } from '@/tests/site/support/kinds';
import { waitForShell } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';

interface TraceEvent {
  name: string;
  args: { beginData?: { stackTrace?: unknown[] } };
}

/**
 * Opens a page, waits until the shell has started and everything that follows has loaded, and returns what the
 * main thread has done, in numbers that are the same on each machine.
 */
async function workFor(browser: Browser, page: Page, path: string) {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
  await browser.startTracing(page, { categories });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(path);
  await page.locator('html[data-shell]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const ran = await page.coverage.stopJSCoverage();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return {
    /** Addresses of the scripts that ran, without those in the page. */
    scripts: ran.map(({ url }) => new URL(url).pathname).filter((name) => name.endsWith('.js')),
    /** Characters of the functions that ran. */
    executed: ran
      .flatMap(({ functions }) => functions.slice(1).flatMap(({ ranges }) => ranges.slice(0, 1)))
      .reduce((sum, { startOffset, endOffset, count }) => sum + (count > 0 ? endOffset - startOffset : 0), 0),
    /** Layouts that a script demanded before the browser was ready for one: those with a stack. */
    forcedLayouts: traceEvents.filter(
      ({ name, args }) => name === 'Layout' && (args.beginData?.stackTrace?.length ?? 0) > 0,
    ).length,
    /** Rules of all style sheets. */
    rules: await page.evaluate(() =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    ),
  };
}

for (const kind of ['landing', 'quickStart', 'guide', 'operation', 'console'] as const)
  it(`${kind}: before a sign of use, only the shell runs, within its budgets`, async ({ browser, page }) => {
    const { scripts, executed, forcedLayouts, rules } = await workFor(browser, page, kinds[kind]);
    const most = kind === 'console' ? budgets.consoleRules : budgets.rules;
    expect(scripts).toEqual([expect.stringContaining('/_next/static/instant/')]);
    expect(executed).toBeGreaterThan(0);
    expect(executed).toBeLessThanOrEqual(budgets.executed);
    expect(forcedLayouts).toBeLessThanOrEqual(budgets.forcedLayouts);
    expect(rules).toBeLessThanOrEqual(most);
  });

it('nothing moves when the shell starts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of Object.values(kinds)) {
    const release = await hold(page, '**/_next/static/instant/**');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    const painted = await page.evaluateHandle(async () => {
      await document.fonts.ready;
      const visible = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
      return visible.map((element) => [element, element.getBoundingClientRect()] as const);
    });
    release();
    await waitForShell(page);
    const moved = await painted.evaluate((elements) =>
      elements.flatMap(([element, { x, y, width, height }]) => {
        const now = element.getBoundingClientRect();
        const isSame = now.x === x && now.y === y && now.width === width && now.height === height;
        return isSame ? [] : `${element.tagName}.${element.getAttribute('class')}`;
      }),
    );
    expect.soft(moved, path).toEqual([]);
    await page.unrouteAll();
  }
});
