import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '@/tests/site/support/test';
import { isFull } from '@/tests/support/scale';
import { getViolations } from './support/axe';
import { waitForScript } from './support/browser';
import { nightlyUnless } from './support/nightly';
import { cutTables, getOverflow } from './support/page';

const routes = await exportedRoutes();
const parts = {
  'the documentation': /^\/docs\/(?!api\/)/,
  'the reference': /^\/docs\/api\//,
  'other languages and parts': /^\/(?!docs\/)/,
};

describe.configure({ mode: 'parallel' });
it.use({ viewport: { width: 390, height: 844 } });

for (const [name, pattern] of Object.entries(parts)) {
  // The others are generated or repeat these; one of each kind is opened in appearance.test.ts.
  const isWritten = name === 'the documentation';
  it(
    `every page of ${name} opens without a fault, and fits a phone and a tablet`,
    nightlyUnless(isWritten),
    async ({ faults, page }) => {
      it.slow();
      // One reader for all of them: what every page loads comes from the cache.
      const own = routes.filter((route) => pattern.test(route));
      expect(own.length).toBeGreaterThan(5);
      const found: Record<string, string[]> = {};
      for (const route of own) {
        const response = await page.goto(route);
        await waitForScript(page);
        const overflow = await getOverflow(page);
        const problems = Object.values(faults).flatMap((list: string[]) => list.splice(0));
        if (response?.status() !== 200) problems.push(`status ${response?.status()}`);
        if (overflow > 0) problems.push(`${overflow} px stick out to the right of a phone`);
        await page.setViewportSize({ width: 768, height: 1024 });
        const wide = Math.max(await getOverflow(page), await cutTables(page));
        if (wide > 0) problems.push(`${wide} px stick out to the right of a tablet, or of a table there`);
        await page.setViewportSize({ width: 390, height: 844 });
        // Contrast is measured on the pages that show every look, in appearance.test.ts.
        if (isFull) problems.push(...(await getViolations(page, { bestPractice: true, contrast: false })));
        if (problems.length > 0) found[route] = problems;
      }
      expect(found).toEqual({});
    },
  );
}
