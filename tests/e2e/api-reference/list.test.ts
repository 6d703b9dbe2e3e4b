import type { Page } from '@playwright/test';
import { apiOperations, operationGroups } from '@/lib/shared/openapi/operations';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { shellSite } from '../shell/support/shell-site';

const site = shellSite();
const PAGE = '/docs/api/forms/getForm/';

const list = (page: Page) => page.locator('.sidebar').getByRole('navigation', { name: 'Operations' });
const entries = (page: Page) => list(page).locator('details').getByRole('link');

describe('the list of operations beside a page of the reference', () => {
  it('shows the group of the page unfolded, and marks the page', async () => {
    const page = await site.open(PAGE);
    expect(await list(page).locator('[aria-current="page"]').textContent()).toContain('Read a form');
    expect(await list(page).locator('details[open]').count()).toBe(1);
    await list(page).getByText('Submissions', { exact: true }).click();
    await list(page).getByRole('link', { name: 'Read a submission', exact: false }).first().click();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Read a submission');
    await expect
      .poll(() => list(page).locator('[aria-current="page"]').textContent())
      .toContain('Read a submission');
  });

  it('is filtered by words of title, id and tag, and Enter opens the first that is left', async () => {
    const page = await site.open(PAGE);
    const field = page.locator('.sidebar').getByRole('searchbox', { name: 'Filter operations' });
    await field.fill('delete');
    await expect(entries(page).filter({ visible: true })).toHaveCount(
      apiOperations.filter(({ id, href, operation }) => /delete/i.test(`${operation.summary} ${id} ${href}`))
        .length,
    );
    await field.fill('no such thing');
    await expect(page.locator('.sidebar').getByRole('status')).toHaveText('No operation matches.');
    await field.fill('');
    await expect(entries(page).filter({ visible: true })).toHaveCount(
      operationGroups.find(({ tag }) => tag === 'Forms')?.operations.length ?? 0,
    );
    await field.fill('setSubmissionStatus');
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/api/submissions/setSubmissionStatus/');
  });

  it('is read without script, where nothing could filter it', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    await page.goto(site.url + PAGE);
    expect(await list(page).locator('details a').count()).toBe(apiOperations.length);
    expect(await page.locator('.ref-filter').isVisible()).toBe(false);
    await list(page).getByText('Auth', { exact: true }).click();
    expect(await entries(page).filter({ visible: true }).first().isVisible()).toBe(true);
  });
});

describe('in a wide window', () => {
  it('code, Run and answers stand beside the text, in a narrower one below it', async () => {
    const page = await site.open(PAGE, { viewport: { width: 1440, height: 900 } });
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? 0;
    expect(await left('#run')).toBeGreaterThan((await left('#parameters')) + 300);
    await page.setViewportSize({ width: 1200, height: 900 });
    expect(await left('#run')).toBe(await left('#parameters'));
  });
});
