import { waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { shellSite } from './support/shell-site';

const site = shellSite();

it('each kind of page needs the one typeface that it preloads', async () => {
  for (const route of [
    '/',
    '/docs/getting-started/quick-start/',
    '/docs/api/',
    '/docs/api/forms/createForm/',
  ]) {
    const page = await site.page();
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
    expect([...fetched], route).toEqual(preloaded);
  }
});
