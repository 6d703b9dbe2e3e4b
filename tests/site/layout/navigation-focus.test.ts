import { parse } from 'node-html-parser';
import { describe, expect, it } from '@/tests/site/support/test';
import { focused, followNewLink, shellSite } from './support/shell-site';

const site = shellSite();
const PAGE = '/docs/guides/docker-setup/';

describe('after a navigation', () => {
  it('the heading has the focus, which says it; not so on the first load', async () => {
    const page = await site.open(PAGE);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await focused(page)).toBe('Webhooks');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  });

  it('by keyboard the heading shows the focus, also on a page without a tree', async () => {
    const page = await site.open(PAGE);
    for (const path of ['/docs/guides/webhooks/', '/']) {
      await page.keyboard.press('Tab');
      await followNewLink(page, path);
      await page.waitForURL(site.url + path);
      const title = page.locator('main h1:focus');
      await title.waitFor();
      expect(await title.evaluate((element) => getComputedStyle(element).outlineStyle), path).toBe('solid');
    }
  });

  it('the page stays where it is while the keyboard walks through the navbar', async () => {
    const page = await site.open('/docs/getting-started/quick-start/', {
      viewport: { width: 1280, height: 500 },
      reducedMotion: 'reduce',
    });
    await page.evaluate(() => window.scrollTo({ top: 600 }));
    await page.locator('.brand').evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const before = await page.evaluate(() => window.scrollY);
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.navbar')))).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
  });

  it('to a section, its heading has the focus', async () => {
    const page = await site.open(PAGE);
    const html = await (await fetch(`${site.url}/docs/guides/webhooks/`)).text();
    const id = parse(html).querySelector('main h2[id]')?.id ?? '';
    expect(id).not.toBe('');
    await followNewLink(page, `/docs/guides/webhooks/#${id}`);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await page.waitForFunction((hash) => document.activeElement?.id === hash, id);
  });
});
