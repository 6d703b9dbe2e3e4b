import { expect, it } from '@/tests/site/support/test';
import { startDevelopment } from '@/tests/support/development-server';

it('`npm run dev -- --theme stock` shows pages and components in the stock theme', async ({ page }) => {
  it.setTimeout(600_000);
  const server = await startDevelopment(['--import', 'tsx', 'scripts/dev.ts', '--theme', 'stock']);
  for (const [path, name] of [
    ['guides/webhooks', 'Webhooks'],
    ['vocabulary', 'Components'],
  ]) {
    await page.goto(`${server.url}/docs/${path}/`, { timeout: 300_000 });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect(page.locator('.nextra-navbar')).toHaveCount(1);
  }
  await server.stop();
});
