import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { ui } from '@/tests/support/interface';
import { waitForScript } from '../support/browser';
import { testSite } from '../support/test-site';

describe('the results of the search', () => {
  const site = testSite();
  let page: Page;

  beforeAll(async () => {
    page = await site.browser.newPage();
    await page.goto(`${site.url}/docs/guides/docker-setup/`);
    await waitForScript(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });

  /** Addresses of the hits as the dialog shows them, best first. */
  async function hitsFor(query: string): Promise<string[]> {
    await page.getByRole('dialog').getByRole('combobox').fill(query);
    await page.locator(`.search-hits[data-query=${JSON.stringify(query)}]`).waitFor();
    const hits = page.getByRole('dialog').getByRole('option');
    return hits.evaluateAll((options) => options.map((option) => option.getAttribute('data-url') ?? ''));
  }

  it('shows a setting with its key and what it does', async () => {
    await hitsFor('SeedSampleData');
    const text = await page.getByRole('dialog').getByRole('option').first().textContent();
    expect(text).toMatch(/Endatix:Data:SeedSampleData\s*Endatix__Data__SeedSampleData\s*\S/);
    expect(await page.getByRole('dialog').getByRole('listbox').textContent()).not.toContain('`');
    await hitsFor('cors origin');
    expect(await page.getByRole('dialog').getByRole('listbox').textContent()).not.toContain('undefined');
  });

  it('is closed by Escape, with or without a text', async () => {
    await hitsFor('cors');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });

  it('opens a setting at its row', async () => {
    await hitsFor('DefaultPolicyName');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      '**/docs/configuration/settings/cors-settings/#setting-endatix-cors-defaultpolicyname',
    );
    const row = page.locator('#setting-endatix-cors-defaultpolicyname');
    await row.waitFor();
    await expect
      .poll(() =>
        row.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });

  for (const [query, meant, first] of [
    ['wehbook', 'webhook', '/docs/guides/webhooks/'],
    ['kubrenetes', 'kubernetes', '/docs/building-your-solution/deployment/several-instances/'],
    ['kecyloak', 'keycloak', '/docs/building-your-solution/authentication/keycloak/'],
    ['Dokcer', 'docker', '/docs/guides/docker-setup/'],
  ] as const) {
    it(`${query} is taken for ${meant}, and the dialog says so`, async () => {
      const [best = '(nothing)'] = await hitsFor(query);
      expect(best.split('#')[0]).toBe(first);
      const status = await page.getByRole('dialog').getByRole('status').textContent();
      expect(status).toMatch(
        new RegExp(
          `^${ui.search.searchEmpty} “${query}”. ${ui.search.searchCorrected} “${meant}”: \\d+ results? ${ui.search.searchVerbatim}$`,
        ),
      );
    });
  }

  for (const query of ['418', 'xyzzyplugh']) {
    it(`${query} finds nothing rather than something silly`, async () => {
      expect(await hitsFor(query)).toEqual([]);
    });
  }

  it('finds translated pages in their language and the others in the default one', async () => {
    const german = await site.browser.newPage();
    await german.goto(`${site.url}/de/docs/getting-started/quick-start/`);
    await waitForScript(german);
    await german.keyboard.press('Control+k');
    const field = german.getByRole('dialog').getByRole('combobox');
    const best = async (query: string) => {
      await field.fill(query);
      await german.locator(`.search-hits[data-query=${JSON.stringify(query)}]`).waitFor();
      return german.getByRole('dialog').getByRole('option').first().getAttribute('data-url');
    };
    expect(await best('Schnellstart')).toMatch(/^\/de\/docs\/getting-started\/quick-start\//);
    expect(await best('webhooks')).toMatch(/^\/de\/docs\/guides\/webhooks\//);
    expect(await best('createSubmission')).toMatch(/^\/docs\/api\/submissions\/createSubmission\//);
    await german.close();
  });
});
