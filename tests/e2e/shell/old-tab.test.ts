import { waitForScript } from '@/tests/e2e/support/browser';
import { describe, it } from '@/tests/e2e/support/test';
import { isScript, shellSite } from './support/shell-site';

const site = shellSite();

describe('an old tab after a deploy', () => {
  it('whose payloads and chunks are gone still reaches every page', async () => {
    const page = await site.open('/docs/guides/docker-setup/');
    await page.route('**/*', (route) => {
      const url = new URL(route.request().url());
      const gone = url.pathname.endsWith('.txt') || isScript(url);
      return gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue();
    });
    await page.locator('.sidebar').getByRole('link', { name: 'Webhooks' }).click();
    await page.waitForURL('**/docs/guides/webhooks/');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    // The new document names scripts that exist.
    await page.unroute('**/*');
    await page.reload();
    await waitForScript(page);
  });

  it('whose chunks alone are gone gets there with one press of "Retry"', async () => {
    const page = await site.open('/docs/guides/docker-setup/');
    await page.route(isScript, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.locator('.navbar-links').getByRole('link', { name: 'API Reference' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.unroute(isScript);
    await retry.click();
    await page.getByRole('heading', { level: 1, name: 'API Reference' }).waitFor();
  });
});
