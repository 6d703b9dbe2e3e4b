import { readdir, readFile } from 'node:fs/promises';
import { budgets } from '@/tests/budgets';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { exportedRoutes } from './support/routes';
import { scriptAddresses, weighPage } from './support/weight';

const routes = await exportedRoutes();

describe('weight of each page', () => {
  for (const route of routes) {
    it(route, async () => {
      const { html, script, later, css, fonts } = await weighPage('out', route);
      expect.soft(script, 'script').toBeLessThanOrEqual(budgets.script);
      expect.soft(later, 'script for a reader who acts').toBeLessThanOrEqual(budgets.laterScript);
      expect.soft(css, 'style sheets').toBeLessThanOrEqual(budgets.css);
      expect.soft(fonts, 'typefaces').toBeLessThanOrEqual(budgets.fonts);
      expect.soft(html, 'HTML').toBeLessThanOrEqual(budgets.html);
    });
  }
});

it('documentation is painted with one style sheet, the same on each of its pages', async () => {
  const sheets = new Set<string>();
  for (const route of routes.filter((route) => /\/docs\/(?!api\/)/.test(route))) {
    const html = await readFile(`out${route}index.html`, 'utf8');
    sheets.add(
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href).join(' '),
    );
  }
  expect([...sheets]).toEqual([expect.stringMatching(/^\/_next\/static\/chunks\/[\w-]+\.css$/)]);
});

describe('the API console', () => {
  it('is referenced by no page: it is loaded when it is asked for', async () => {
    const marker = /swagger-?ui/i;
    const loaded = new Set<string>();
    for (const route of routes) for (const script of await scriptAddresses('out', route)) loaded.add(script);
    const heavy: string[] = [];
    for (const script of loaded) if (marker.test(await readFile(`out${script}`, 'utf8'))) heavy.push(script);
    expect(heavy).toEqual([]);
    // The marker still finds Swagger UI where it is.
    const chunks = (await readdir('out/_next/static/chunks')).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(
      chunks.map((name) => readFile(`out/_next/static/chunks/${name}`, 'utf8')),
    );
    expect(texts.some((text) => marker.test(text))).toBe(true);
  });
});
