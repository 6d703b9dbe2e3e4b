import { expect, it } from '@/tests/site/support/test';

it('the rules of every operation unfold and receive the focus when they are reached', async ({ open }) => {
  const page = await open('/docs/api/');
  const rules = page.locator('#rules');
  expect(await rules.isVisible()).toBe(false);
  const summary = page.locator('.api-rules > summary');
  for (const reach of [
    async () => {
      await page.goto('/docs/api/forms/getForm/');
      await page.getByRole('link', { name: 'rules of all operations' }).click();
    },
    // By their address, when the document is loaded with it.
    async () => {
      await page.goto('about:blank');
      await page.goto('/docs/api/#rules');
    },
  ]) {
    await reach();
    await expect(summary).toBeFocused();
    expect(await rules.isVisible()).toBe(true);
    const { y = -1 } = (await summary.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(56);
    expect(y).toBeLessThan(400);
  }
});

it('a link to a property inside a folded object unfolds it', async ({ open }) => {
  const page = await open('/docs/api/submissions/getSubmission/#response-200-formDefinition-jsonData');
  await expect(page.locator('#response-200-formDefinition-jsonData')).toBeInViewport();
});
