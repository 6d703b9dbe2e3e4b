import type { Page } from '@playwright/test';
import { readPages } from '@/checks/pages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@/tests/e2e/support/test';
import { violationsOf } from './support/axe';
import { type PageFaults, waitForScript, watchFaults } from './support/browser';
import { exportedRoutes } from './support/routes';
import { testSite } from './support/test-site';

const routes = await exportedRoutes();

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Every address that the site promises, in the default language. */
const promised = [
  '/',
  '/markdown-page/',
  '/docs/',
  '/docs/api/',
  '/docs/building-your-solution/',
  '/docs/building-your-solution/authentication/',
  '/docs/building-your-solution/authentication/endatix-jwt/',
  '/docs/building-your-solution/authentication/google-oauth/',
  '/docs/building-your-solution/authentication/keycloak/',
  '/docs/building-your-solution/deployment/subfolder-deployment/',
  '/docs/category/getting-started/',
  '/docs/category/guides/',
  '/docs/configuration/',
  '/docs/configuration/settings/',
  '/docs/configuration/settings/auth-settings/',
  '/docs/configuration/settings/cors-settings/',
  '/docs/configuration/settings/data-settings/',
  '/docs/configuration/settings/health-checks/',
  '/docs/configuration/settings/persistence-settings/',
  '/docs/getting-started/architecture/',
  '/docs/getting-started/quick-start/',
  '/docs/getting-started/setup-nuget-package/',
  '/docs/getting-started/setup-repository/',
  '/docs/getting-started/what-is-endatix/',
  '/docs/guides/docker-setup/',
  '/docs/guides/webhooks/',
];

describe('every page', () => {
  const site = testSite();
  // One reader for all of them: what every page loads comes from the cache, and the browser starts no process for each.
  let page: Page;
  let faults: PageFaults;

  beforeAll(async () => {
    page = await site.browser.newPage();
    faults = watchFaults(page, site.url);
  });
  beforeEach(async () => {
    await page.setViewportSize(WIDE);
    for (const list of Object.values(faults)) list.length = 0;
  });
  afterAll(() => page.close());

  for (const route of routes) {
    it(`${route} is sound`, async () => {
      const answer = await page.goto(site.url + route);
      await waitForScript(page);
      expect(answer?.status()).toBe(200);
      const facts = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
        social: document.querySelectorAll('meta[property^="og:"]').length,
      }));
      expect(facts.headings, 'number of h1').toBe(1);
      expect(facts.title.length).toBeGreaterThan(10);
      expect(facts.description.length).toBeGreaterThan(20);
      expect(facts.canonical).toMatch(/^https:\/\//);
      expect(facts.social).toBeGreaterThanOrEqual(4);
      // Contrast is measured on the pages that show every look, in accessibility.test.ts.
      expect(await violationsOf(page, { bestPractice: true, contrast: false })).toEqual([]);
      await page.setViewportSize(PHONE);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'pixels that stick out to the right of a phone').toBeLessThanOrEqual(0);
      expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
    });
  }

  it('has all promised addresses and no draft', () => {
    expect(routes).toEqual(expect.arrayContaining(promised));
    const drafts = readPages('.')
      .pages.filter(({ frontmatter }) => frontmatter.draft === true)
      .map(({ route }) => `${route}/`);
    expect(drafts.length).toBeGreaterThan(0);
    expect(routes.filter((route) => drafts.includes(route))).toEqual([]);
  });

  it('answers an unknown address with the not-found page and status 404', async () => {
    const answer = await page.goto(`${site.url}/docs/guides/webhook`);
    expect(answer?.status()).toBe(404);
    await page.locator('main a', { hasText: 'Webhooks' }).waitFor();
    expect(await page.locator('h1').textContent()).toBe('Page not found');
  });
});
