import { readFile } from 'node:fs/promises';
import { budgets } from '@/tests/budgets';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { exportedRoutes } from './support/routes';
import { weighPage } from './support/weight';

const routes = await exportedRoutes();

describe('weight of each page', () => {
  for (const route of routes) {
    it(route, async () => {
      const { html, script, css } = await weighPage('out', route);
      expect.soft(script, 'script').toBeLessThanOrEqual(budgets.docsScript);
      expect.soft(css, 'style sheets').toBeLessThanOrEqual(budgets.css);
      expect.soft(html, 'HTML').toBeLessThanOrEqual(budgets.html);
    });
  }
});

describe('the API console', () => {
  it('is referenced by no page but its own', async () => {
    const own = new Set((await weighPage('out', '/docs/api/')).scripts);
    const marker = /swagger-?ui/i;
    for (const route of routes.filter((candidate) => candidate !== '/docs/api/')) {
      const { scripts } = await weighPage('out', route);
      for (const script of scripts.filter((candidate) => !own.has(candidate))) {
        expect(marker.test(await readFile(`out${script}`, 'utf8')), `${route} loads ${script}`).toBe(false);
      }
    }
  });
});
