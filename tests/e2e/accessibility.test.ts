import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { waitForScript } from './support/browser';
import { exportedRoutes } from './support/routes';
import { testSite } from './support/test-site';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const routes = await exportedRoutes();

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`accessibility in ${colorScheme} mode`, () => {
    const site = testSite();

    for (const route of routes) {
      it(route, async () => {
        // The page's own policy would refuse the injected checker.
        const page = await site.browser.newPage({
          colorScheme,
          bypassCSP: true,
          viewport: { width: 1280, height: 900 },
        });
        await page.goto(site.url + route);
        await waitForScript(page);
        await page.addScriptTag({ content: axeSource });
        const violations = await page.evaluate(async (tags) => {
          const checker = (window as unknown as { axe: typeof axe }).axe;
          const { violations: found } = await checker.run(document, {
            runOnly: { type: 'tag', values: tags },
          });
          return found.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map((node) => node.target.join(' '))
                .slice(0, 3)
                .join(' | ')}`,
          );
        }, rules);
        expect(violations).toEqual([]);
        await page.close();
      });
    }
  });
}
