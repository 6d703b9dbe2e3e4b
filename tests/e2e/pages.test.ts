import { readPages } from '@/checks/pages';
import { describe, expect, it } from '@/tests/e2e/support/test';
import { exportedRoutes } from './support/routes';
import { testSite } from './support/test-site';

const routes = await exportedRoutes();

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

  it('has all promised addresses and no draft', () => {
    expect(routes).toEqual(expect.arrayContaining(promised));
    const drafts = readPages('.')
      .pages.filter(({ frontmatter }) => frontmatter.draft === true)
      .map(({ route }) => `${route}/`);
    expect(drafts.length).toBeGreaterThan(0);
    expect(routes.filter((route) => drafts.includes(route))).toEqual([]);
  });

  it('answers an unknown address with the not-found page and status 404', async () => {
    const page = await site.browser.newPage();
    const answer = await page.goto(`${site.url}/docs/guides/webhook`);
    expect(answer?.status()).toBe(404);
    await page.locator('main a', { hasText: 'Webhooks' }).waitFor();
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    await page.close();
  });
});
