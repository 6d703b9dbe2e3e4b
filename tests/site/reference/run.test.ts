import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';

// tests/unit/code/live-runs.test.ts covers that a press changes no color.

it('the code is what Run sends, follows changes, never flashes in another language', async ({ open }) => {
  const page = await open('/docs/api/forms/createForm/');
  const card = page.locator('.op-run');
  const code = card.locator('figure code').first();
  const body = card.getByRole('textbox', { name: ui.operation.changeBody });
  const run = card.getByRole('button', { name: /^Run: / });
  const result = page.locator('.ax-outcome').first();
  await expect(code).not.toContainText('api/auth/login');
  await card.getByLabel('Language of the request').selectOption({ label: 'TypeScript' });
  await expect(code).toContainText(/await fetch\(`\$\{baseUrl\}\/api\/forms`/);
  await card.getByText(ui.operation.changeRequest).click();
  await body.fill('{"name":"Another name","isEnabled":true,"formDefinitionJsonData":"{}"}');
  await expect(code).toContainText('"Another name"');
  await card.getByLabel('with sign-in and setup').check();
  await expect(code).toContainText('api/auth/login');
  await run.click();
  await expect(result).toContainText('"Another name"');
  // The response brings IDs for the code, which keeps the changes.
  await expect(code).toContainText('"Another name"');
  // React knows the sheets that the build joined, and must not load them again.
  expect(
    await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links: HTMLLinkElement[]) =>
        links.map(({ href }) => performance.getEntriesByName(href).length),
      ),
  ).toEqual([0, 0]);

  await body.fill('{"name": "x"');
  await run.click();
  await expect(page.locator('.op-run [role="alert"]')).toContainText(saying(ui.operation.badBody));
  // A text that is too long isn't shown, but still sent.
  const long = { name: 'Long', isEnabled: true, formDefinitionJsonData: 'x'.repeat(150_000) };
  await body.fill(JSON.stringify(long));
  await expect(code).toHaveText(ui.example.bodyTooLong);
  await run.click();
  await expect(page.locator('.ax-outcome .ax-good')).toContainText('201 Created');

  // Framework scripts are delayed, so that the first paint stays.
  await page.route(/_next\/static\/chunks/, (route) =>
    route.request().resourceType() === 'script' ? undefined : route.continue(),
  );
  await page.goto('/docs/api/forms/deleteForm/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(code).toBeHidden();
  await page.unroute(/_next\/static\/chunks/);
  await page.reload();
  await expect(code).toBeVisible();
  await expect(code).toContainText('await fetch(');
  // Also if the first press deleted something. The response has no language, and shows anyway.
  for (const press of ['first', 'second']) {
    await run.click();
    await expect(page.locator('.ax-outcome .ax-good'), press).toContainText('200 OK');
  }
  await expect(card.locator('[data-response] figure code').first()).toBeVisible();
});

it('the code fits the window with its response, and has the parameters of the reader', async ({ open }) => {
  const page = await open('/docs/api/submissions/listSubmissions/', {
    viewport: { width: 1440, height: 900 },
    // The fields open at once: while they grow, all fits.
    reducedMotion: 'reduce',
  });
  const card = page.locator('.op-run');
  const sample = card.locator('figure code').first();
  const run = card.getByRole('button', { name: /^Run: / });
  const panel = page.locator('.op-aside > section');
  const fits = async (state: string) => {
    await page.locator('#responses').evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await expect(panel, state).toBeInViewport({ ratio: 1 });
    const hidden = () =>
      panel.evaluate((section) =>
        [section, section.querySelector('.op-run')].map((box) => box && box.scrollHeight - box.clientHeight),
      );
    await expect.poll(hidden, state).toEqual([0, 0]);
  };
  await page.getByText(ui.operation.changeRequest).click();
  await expect(page.getByRole('textbox', { name: /filter/ })).toBeVisible();
  await fits('fields');
  await page.getByText(ui.operation.changeRequest).click();
  await page.locator('#errors, #guides').last().scrollIntoViewIfNeeded();
  await expect(run).toBeInViewport();
  await run.click();
  await expect(card.locator('.ax-good')).toContainText('200 OK');
  await expect(card.locator('.op-documented')).toBeHidden();
  await fits('response');
  expect((await card.locator('.op-result').boundingBox())?.height).toBeGreaterThanOrEqual(250);

  // It has parameters as the reader writes them, and omits an emptied one.
  await expect(sample).toContainText('filter=');
  await page.getByText(ui.operation.changeRequest).click();
  await page.getByRole('textbox', { name: /filter/ }).fill('');
  await expect(sample).not.toContainText('filter=');
  await page.getByRole('textbox', { name: 'formId' }).fill('many');
  await run.click();
  await expect(page.locator('.ax-outcome').first()).toContainText(
    'Value [many] is not valid for a [Int64] property!',
  );
});
