import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from '@/tests/e2e/support/test';
import { waitForScript } from '../support/browser';
import { testSite } from '../support/test-site';

/** What a reader types, and the address that must come first; a pattern where several would serve. */
const table: [query: string, first: string | RegExp][] = [
  ['webhooks', '/docs/guides/webhooks/'],
  ['webhook retries', /^\/docs\/guides\/webhook(s|-reference)\//],
  ['quick start', '/docs/getting-started/quick-start/'],
  ['docker', '/docs/guides/docker-setup/'],
  ['docker compose', '/docs/guides/docker-setup/'],
  ['createSubmission', '/docs/api/submissions/createSubmission/'],
  ['create submission', '/docs/api/submissions/createSubmission/'],
  ['login', '/docs/api/auth/login/'],
  ['patch form definition', '/docs/api/definitions/updateFormDefinition/'],
  ['submission token', /\/docs\/api\/submissions\/\w+ByToken\/$/],
  [
    'refresh token',
    /\/docs\/(api\/auth\/refreshToken|building-your-solution\/authentication\/endatix-jwt)\//,
  ],
  ['DefaultPolicyName', /\/cors-settings\/#setting-endatix-cors-defaultpolicyname$/],
  [
    'Endatix__Data__SeedSampleData',
    /\/docs\/configuration\/settings\/data-settings\/#setting-endatix-data-seedsampledata$/,
  ],
  ['SeedSampleData', /#setting-endatix-data-seedsampledata$/],
  ['SigningKey', /#setting-endatix-auth-providers-endatixjwt-signingkey$/],
  ['cors', '/docs/configuration/settings/cors-settings/'],
  ['keycloak', '/docs/building-your-solution/authentication/keycloak/'],
  ['google', '/docs/building-your-solution/authentication/google-oauth/'],
  ['postgres connection string', '/docs/configuration/settings/persistence-settings/'],
  ['subfolder', '/docs/building-your-solution/deployment/subfolder-deployment/'],
  ['nginx', '/docs/building-your-solution/deployment/subfolder-deployment/'],
  ['health', '/docs/configuration/settings/health-checks/'],
  ['architecture', '/docs/getting-started/architecture/'],
  ['nuget', '/docs/getting-started/setup-nuget-package/'],
  ['list forms', '/docs/api/forms/listForms/'],
  ['delete form', '/docs/api/forms/deleteForm/'],
  ['change password', '/docs/api/my-account/changePassword/'],
  ['sql server', '/docs/configuration/settings/persistence-settings/'],
  ['configuration', '/docs/configuration/'],
  ['multi tenancy', '/docs/getting-started/architecture/'],
  ['filter', /^\/docs\/(api\/submissions\/listSubmissions|guides\/review-submissions)\//],
  ['export csv', '/docs/guides/export-and-files/'],
  ['serilog', '/docs/configuration/settings/logging-settings/'],
  ['security checklist', '/docs/building-your-solution/deployment/security-checklist/'],
  ['pagination', /\/docs\/api\/[\w-]+\/list\w+\/$/],
  ['license', '/docs/getting-started/what-is-endatix/'],
  ['reset password', '/docs/building-your-solution/authentication/endatix-jwt/'],
  ['roles', '/docs/building-your-solution/authentication/'],
  ['snowflake', '/docs/getting-started/architecture/'],
  ['kubernetes', '/docs/building-your-solution/deployment/subfolder-deployment/'],
  ['AttemptTimeoutInSeconds', /#setting-endatix-webhooks-serversettings-attempttimeoutinseconds$/],
  ['what is endatix', '/docs/getting-started/what-is-endatix/'],
];

describe('search ranks the obvious page first', () => {
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

  for (const [query, first] of table) {
    it(query, async () => {
      const hits = await hitsFor(query);
      const [best = '(nothing)'] = hits;
      const message = `hits: ${hits.slice(0, 4).join(' ')}`;
      if (typeof first === 'string' && !first.includes('#')) expect(best.split('#')[0], message).toBe(first);
      else expect(best, message).toMatch(first);
    });
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
    ['kubrenetes', 'kubernetes', '/docs/building-your-solution/deployment/subfolder-deployment/'],
    ['kecyloak', 'keycloak', '/docs/building-your-solution/authentication/keycloak/'],
    ['Dokcer', 'docker', '/docs/guides/docker-setup/'],
  ] as const) {
    it(`${query} is taken for ${meant}, and the dialog says so`, async () => {
      const [best = '(nothing)'] = await hitsFor(query);
      expect(best.split('#')[0]).toBe(first);
      const status = await page.getByRole('dialog').getByRole('status').textContent();
      expect(status).toMatch(
        new RegExp(`^Nothing found for “${query}”. Shown instead: “${meant}”: \\d+ results?$`),
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
