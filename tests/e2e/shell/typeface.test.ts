import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { testSite } from '@/tests/e2e/support/test-site';

const site = testSite();

describe('typefaces', () => {
  for (const route of [
    '/',
    '/docs/getting-started/quick-start/',
    '/docs/api/',
    '/docs/api/forms/createForm/',
  ])
    it(`${route} needs the one file that it preloads`, async () => {
      const page = await site.browser.newPage();
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fetched.add(new URL(request.url()).pathname);
      });
      await page.goto(site.url + route);
      await waitForScript(page);
      await page.evaluate(() => document.fonts.ready);
      const preloaded = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => new URL(link.href).pathname));
      expect([...fetched]).toEqual(preloaded);
      await page.close();
    });
});
