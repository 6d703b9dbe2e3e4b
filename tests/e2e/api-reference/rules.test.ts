import { describe, expect, it } from '@/tests/e2e/support/test';
import { shellSite } from '../shell/support/shell-site';

const site = shellSite();

describe('the rules of every operation', () => {
  it('are folded on the page of the console', async () => {
    const page = await site.open('/docs/api/');
    const rules = page.locator('#rules');
    expect(await rules.isVisible()).toBe(false);
    await page.getByText('Rules of all operations').click();
    expect(await rules.getByRole('listitem').count()).toBeGreaterThan(5);
    expect(await rules.textContent()).toContain('64-bit numbers');
  });

  for (const [how, from] of [
    ['by a link of an operation', '/docs/api/forms/getForm/'],
    ['by their address', ''],
  ] as const) {
    it(`unfold and take the keyboard when they are reached ${how}`, async () => {
      const page = await site.open(from || '/docs/api/#rules');
      if (from) await page.getByRole('link', { name: 'rules of all operations' }).click();
      const summary = page.locator('.api-rules > summary');
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.locator('#rules').isVisible()).toBe(true);
      const { y = -1 } = (await summary.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(56);
      expect(y).toBeLessThan(400);
    });
  }

  it('can be read without script', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    await page.goto(`${site.url}/docs/api/#rules`);
    expect(await page.locator('#rules').isVisible()).toBe(true);
  });
});
