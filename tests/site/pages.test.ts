import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '@/tests/site/support/test';
import { isFull } from '@/tests/support/scale';
import { getViolations } from './support/axe';
import { waitForScript } from './support/browser';
import { nightlyUnless } from './support/nightly';
import { cutTables, getOverflow, waitForShell } from './support/page';

const routes = await exportedRoutes();
const parts = {
  'the documentation': /^\/docs\/(?!api\/)/,
  'the reference': /^\/docs\/api\//,
  'other languages and parts': /^\/(?!docs\/)/,
};
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };

describe.configure({ mode: 'parallel' });
it.use({ viewport: PHONE });

for (const [name, pattern] of Object.entries(parts)) {
  // Other pages are generated or similar; appearance.test.ts opens one of each kind.
  const isWritten = name === 'the documentation';
  it(
    `every page of ${name} opens without errors, and fits a phone and a tablet`,
    nightlyUnless(isWritten),
    async ({ faults, page }) => {
      it.slow();
      // One reader for all of them, so that common files come from the cache.
      const own = routes.filter((route) => pattern.test(route));
      expect(own.length).toBeGreaterThan(5);
      const found: Record<string, string[]> = {};
      for (const [index, route] of own.entries()) {
        const response = await page.goto(route);
        // appearance.test.ts starts islands of each kind.
        await (isFull ? waitForScript(page) : waitForShell(page));
        const problems: string[] = [];
        // The window keeps its size for the next page, because each change takes time.
        for (const size of index % 2 === 0 ? [PHONE, TABLET] : [TABLET, PHONE]) {
          await page.setViewportSize(size);
          problems.push(...(await getOverflow(page)));
          const cut = size === TABLET ? await cutTables(page) : 0;
          if (cut > 0) problems.push(`${cut} px of a table are cut off at ${size.width} px`);
        }
        problems.push(...Object.values(faults).flatMap((list: string[]) => list.splice(0)));
        if (response?.status() !== 200) problems.push(`status ${response?.status()}`);
        // appearance.test.ts measures contrast on pages that show every look.
        if (isFull) problems.push(...(await getViolations(page, { bestPractice: true, contrast: false })));
        if (problems.length > 0) found[route] = problems;
      }
      expect(found).toEqual({});
    },
  );
}
