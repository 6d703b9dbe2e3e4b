import { budgets } from '@/tests/budgets';
import { expect, it } from '@/tests/e2e/support/test';
import { weighFiles } from '@/tests/export/support/weight';
import { testSite } from '../support/test-site';
import { operation } from './support';

const site = testSite();

it('the console loads script within its budget, an open operation included', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${site.url}/docs/api/#/Forms/createForm`);
  await operation(page, 'createForm').getByRole('button', { name: 'Execute' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(5);
  expect(await weighFiles('out', scripts)).toBeLessThanOrEqual(budgets.consoleScript);
});
