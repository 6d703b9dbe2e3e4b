import { format } from '@/shared/i18n/format';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { startOddServer } from '../console/malformed-server';
import { openWithServer, outcome, run } from '../differences/support';

// How responses are read is in tests/unit/console/exchanges.test.ts.
it('an example ends in a sentence whatever answers, and can be given up', async ({ page, closeAfter }) => {
  const odd = await closeAfter(startOddServer());
  await openWithServer(page, '/docs/getting-started/quick-start/', `${odd.url}/html`);
  const example = page.locator('section.ax').first();
  const use = async (kind: string) => {
    await example.getByLabel('Base URL').fill(`${odd.url}/${kind}`);
    await example.getByRole('button', { name: 'Use', exact: true }).click();
    await example.getByText(format(ui.panel.isEndatix, { origin: `${odd.url}/${kind}` })).waitFor();
  };
  await run(example);
  const otherForm = saying(ui.panel.otherForm, { differences: 'the body isn’t valid JSON (text/html)' });
  await expect(example.locator('.ax-panel')).toContainText(otherForm);
  await expect(example.getByText(otherForm)).toHaveCount(1);
  await use('binary');
  await run(example);
  await expect(example.locator('.ax-panel')).toContainText(
    saying(ui.panel.binary, { size: format(ui.panel.bytes, { count: 4 }) }),
  );
  await use('fine');
  expect(await run(example)).toContain('200 OK');
  await use('slow');
  await example.getByRole('button', { name: /^Run: / }).click();
  await example.getByText(ui.panel.wait).waitFor();
  await expect(example.locator('.ax-previous')).toContainText('200 OK');
  await example.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await outcome(example)).toContain(ui.panel.cancelled);
  await expect.poll(() => odd.abandoned()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
});

it('an example that is run twice says why that fails, and begins again', async ({ open }) => {
  const page = await open('/docs/getting-started/quick-start/');
  const complete = page.getByRole('region', { name: 'Complete', exact: true });
  await complete.getByRole('button', { name: 'Run: Complete', exact: true }).click();
  await complete.getByRole('button', { name: 'Run the earlier steps too' }).click();
  await complete.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
  expect(await run(complete)).toContain('404 Not Found');
  await expect(complete.locator('.ax-panel')).toContainText(ui.panel.notFound);
  await complete.getByRole('button', { name: ui.panel.startOver }).click();
  await complete.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
});

it('a registration that is run twice says that the address was registered before', async ({ open }) => {
  const page = await open('/docs/building-your-solution/authentication/user-accounts/');
  const register = page.getByRole('region', { name: 'Register a colleague', exact: true });
  await register.getByRole('button', { name: 'Run: Register a colleague', exact: true }).click();
  await register.getByRole('button', { name: 'Run the earlier steps too' }).click();
  await register.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
  expect(await run(register)).toContain('400 Bad Request');
  await expect(register.locator('.ax-panel')).toContainText(ui.panel.registered);
});

it('the code of an example is a program in the language of the reader', async ({ open }) => {
  const page = await open('/docs/getting-started/quick-start/');
  const create = page.locator('section.ax').nth(1);
  await create.getByLabel('Language of the request').selectOption({ label: 'Python' });
  const code = create.locator('figure code').first();
  await expect(code).toContainText('base_url = "http://localhost:5001"');
  await expect(code).toContainText('access_token = "<accessToken>"');
  await create.getByLabel('with sign-in and setup').check();
  await expect(code).toContainText('access_token = sign_in.json()["accessToken"]');
  await page.reload();
  await expect(code).toContainText('access_token = sign_in.json()["accessToken"]');
});

it('what an example and a demo say reaches their edges, and keeps its distance', async ({ open }) => {
  const page = await open('/docs/getting-started/quick-start/');
  const right = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => Math.round(part.getBoundingClientRect().right));
  const frame = await right('.ax');
  expect(await right('.ax-head')).toBe(frame - 1);
  expect(await right('.ax-server')).toBe(frame - 1);
  await page.goto('/docs/guides/embed-a-form/');
  const gaps = await page
    .locator('.lf-box :is(.lf-title, .lf-title + p, .lf-open, .lf-cost, .lf-source)')
    .evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    });
  expect(gaps).toHaveLength(4);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
});
