import type { Page } from '@playwright/test';
import { budgets } from '@/tests/budgets';
import { kinds } from '@/tests/site/support/kinds';
import { expect, it } from '@/tests/site/support/test';

/** What the main thread has done for a page, in numbers that are the same on each machine. */
interface Work {
  /** Addresses of the scripts that ran, without those in the page. */
  scripts: string[];
  /** Characters of the functions that ran. */
  executed: number;
  /** Layouts that a script demanded before the browser was ready for one. */
  forcedLayouts: number;
  /** Rules of all style sheets. */
  rules: number;
}

interface TraceEvent {
  name: string;
  args: { beginData?: { stackTrace?: unknown[] } };
}

/** Opens a page, waits until the shell has started and everything that follows has loaded, and returns the work. */
async function workFor(page: Page, path: string): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] },
  });
  await page.goto(path);
  await page.locator('html[data-shell]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.send('Tracing.end');
  await ended;
  const ran = result.filter(({ url }) => url.startsWith('http'));
  return {
    scripts: ran.map(({ url }) => new URL(url).pathname).filter((name) => name.endsWith('.js')),
    executed: ran
      .flatMap(({ functions }) => functions.slice(1).flatMap(({ ranges }) => ranges.slice(0, 1)))
      .reduce((sum, { startOffset, endOffset, count }) => sum + (count > 0 ? endOffset - startOffset : 0), 0),
    // A layout has a stack only if a script demanded it.
    forcedLayouts: events.filter(
      ({ name, args }) => name === 'Layout' && (args.beginData?.stackTrace?.length ?? 0) > 0,
    ).length,
    rules: await page.evaluate(() =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    ),
  };
}

for (const kind of ['landing', 'quickStart', 'guide', 'operation', 'console'] as const)
  it(`${kind}: before a sign of use, only the shell runs, within its budgets`, async ({ page }) => {
    const { scripts, executed, forcedLayouts, rules } = await workFor(page, kinds[kind]);
    const most = kind === 'console' ? budgets.consoleRules : budgets.rules;
    expect(scripts).toEqual([expect.stringContaining('/_next/static/instant/')]);
    expect(executed).toBeGreaterThan(0);
    expect(executed).toBeLessThanOrEqual(budgets.executed);
    expect(forcedLayouts).toBeLessThanOrEqual(budgets.forcedLayouts);
    expect(rules).toBeLessThanOrEqual(most);
  });
