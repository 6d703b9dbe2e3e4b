import type { Page } from '@playwright/test';
import { apiOperations, operationGroups } from '@/lib/contract/operations';
import { describe, expect, it } from '@/tests/site/support/test';
import { shellSite } from '../layout/support/shell-site';

const site = shellSite();
const PAGE = '/docs/api/forms/getForm/';

const list = (page: Page) => page.locator('.sidebar').getByRole('navigation', { name: 'Operations' });
const shown = (page: Page) => list(page).locator('details').getByRole('link').filter({ visible: true });

describe('the list of operations next to a page of the reference', () => {
  it('unfolds the group of the page, leads to others, and is filtered; Enter opens the first that is left', async () => {
    const page = await site.open(PAGE);
    await expect(list(page).locator('[aria-current="page"]')).toContainText('Read a form');
    expect(await list(page).locator('details[open]').count()).toBe(1);
    const field = page.locator('.sidebar').getByRole('searchbox', { name: 'Filter operations' });
    await field.fill('delete');
    await expect(shown(page)).toHaveCount(
      apiOperations.filter(({ id, href, operation }) => /delete/i.test(`${operation.summary} ${id} ${href}`))
        .length,
    );
    await field.fill('no such thing');
    await expect(page.locator('.sidebar').getByRole('status')).toHaveText('No operation matches.');
    await field.fill('');
    await expect(shown(page)).toHaveCount(
      operationGroups.find(({ tag }) => tag === 'Forms')?.operations.length ?? 0,
    );
    await field.fill('setSubmissionStatus');
    await field.press('Enter');
    await page.waitForURL('**/docs/api/submissions/setSubmissionStatus/');
    await list(page).getByRole('link', { name: 'Read a submission', exact: false }).first().click();
    await expect(page.locator('h1')).toHaveText('Read a submission');
    await expect(list(page).locator('[aria-current="page"]')).toContainText('Read a submission');
  });

  it('is the sidebar of documentation and console, too: as wide, with its entries in the same place', async () => {
    const shapes = new Set<string>();
    for (const path of [PAGE, '/docs/guides/webhooks/', '/docs/api/']) {
      const page = await site.open(path, { viewport: { width: 1440, height: 900 } });
      shapes.add(
        await page.locator('.sidebar').evaluate((bar) => {
          const entry = bar.querySelector('.nav-list > li > .nav-link, .nav-group');
          const { width } = bar.getBoundingClientRect();
          return `${width} wide, entries at ${entry?.getBoundingClientRect().left}`;
        }),
      );
    }
    expect([...shapes]).toEqual([expect.stringMatching(/^300 wide/)]);
  });

  it('follows the bar, which goes while the reader scrolls down', async () => {
    const page = await site.open('/docs/api/submissions/listSubmissions/', { reducedMotion: 'reduce' });
    const room = () => page.locator('.sidebar').evaluate((bar) => getComputedStyle(bar).paddingTop);
    expect(await room()).toBe('80px');
    // Over the text: the panel next to it scrolls by itself.
    await page.mouse.move(450, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(room).toBe('20px');
  });

  it('is read without script, where nothing could filter it', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    await page.goto(site.url + PAGE);
    expect(await page.locator('.ref-filter').isVisible()).toBe(false);
    await list(page).getByText('Auth', { exact: true }).click();
    await expect(shown(page).first()).toBeVisible();
  });
});

describe('a page of the reference', () => {
  it('has code, Run and responses next to the text in a wide window, and below it in a narrower one', async () => {
    const page = await site.open(PAGE, { viewport: { width: 1440, height: 900 } });
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? 0;
    expect(await left('#run')).toBeGreaterThan((await left('#parameters')) + 300);
    await page.setViewportSize({ width: 1200, height: 900 });
    expect(await left('#run')).toBe(await left('#parameters'));
  });
});
