import { apiOperations } from '@/lib/shared/openapi/operations';
import { expect, it } from '@/tests/e2e/support/test';
import { watchFaults } from '../support/browser';
import { testSite } from '../support/test-site';
import { openConsole, operation } from './support';

const site = testSite();

it('each operation is a plain line until it is opened, and has its form and schema then', async () => {
  const { page, close } = await openConsole(site);
  const faults = watchFaults(page, site.url);
  await expect(page.locator('.console .opblock')).toHaveCount(apiOperations.length);
  expect(await page.locator('.console .opblock-body').count()).toBe(0);
  for (const { tag, id, parameters, operation: described } of apiOperations) {
    const block = operation(page, tag, id);
    const line = block.locator('.opblock-summary-control');
    await line.click();
    await block.getByRole('button', { name: 'Execute' }).waitFor();
    expect(await block.locator('[data-param-name]').count(), id).toBe(parameters.length);
    if (described.requestBody) {
      expect(await block.getByRole('textbox', { name: 'Request body' }).inputValue(), id).toContain('"');
      await block.getByRole('tab', { name: 'Schema' }).click();
      await block.locator('.model-container .model').first().waitFor();
    }
    await line.click();
    await expect(block.locator('.opblock-body')).toHaveCount(0);
  }
  // A part of Swagger UI that is asked for and missing is told of here.
  expect(faults).toEqual({ console: [], failedRequests: [], foreignRequests: [] });
  await close();
});

it('a line that is pressed is open at once, and its form follows', async () => {
  const { page, close } = await openConsole(site);
  const block = operation(page, 'Forms', 'createForm');
  // Only then is there anything that could draw the form.
  await page.locator('#operations-Forms-listForms .opblock-summary-control').click();
  await operation(page, 'Forms', 'listForms').getByRole('button', { name: 'Execute' }).waitFor();
  const atOnce = await block.evaluate(async (element) => {
    element.querySelector('button')?.click();
    await Promise.resolve();
    const body = element.querySelector('.opblock-body');
    return { isOpen: element.classList.contains('is-open'), isBusy: body?.getAttribute('aria-busy') };
  });
  expect(atOnce).toEqual({ isOpen: true, isBusy: 'true' });
  await expect(block.locator('.opblock-body')).toHaveAttribute('aria-busy', 'false');
  await expect(block.getByRole('button', { name: 'Execute' })).toBeVisible();
  await expect(page).toHaveURL(/#\/Forms\/createForm$/);
  await close();
});
