import { describe, expect, it } from '@/tests/e2e/support/test';
import { waitForScript, watchFaults } from './support/browser';
import { exportedRoutes } from './support/routes';
import { testSite } from './support/test-site';

const routes = await exportedRoutes();

describe('every page on a phone', () => {
  const site = testSite();

  for (const route of routes) {
    it(`${route} is sound`, async () => {
      const page = await site.browser.newPage();
      const faults = watchFaults(page, site.url);
      const answer = await page.goto(site.url + route);
      await waitForScript(page);
      expect(answer?.status()).toBe(200);
      const facts = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
        social: document.querySelectorAll('meta[property^="og:"]').length,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(facts.headings, 'number of h1').toBe(1);
      expect(facts.title.length).toBeGreaterThan(10);
      expect(facts.description.length).toBeGreaterThan(20);
      expect(facts.canonical).toMatch(/^https:\/\//);
      expect(facts.social).toBeGreaterThanOrEqual(4);
      expect(facts.overflow, 'pixels that stick out to the right').toBeLessThanOrEqual(0);
      expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
      await page.close();
    });
  }
});
