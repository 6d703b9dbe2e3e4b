import { format } from '@/shared/i18n/format';
import { visit, waitForScript } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { openWithServer, outcome, run } from '../differences/support';
import { startOddServer } from './malformed-server';

// tests/unit/try/responses.test.ts covers how responses are read.
it('an example ends with a sentence for any response, and can be canceled', async ({ page, closeAfter }) => {
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

it('an example keeps its language, and explains why a second run fails, or starts again', async ({
  open,
}) => {
  const page = await open('/docs/getting-started/quick-start/');
  const create = page.locator('section.ax').nth(1);
  const code = create.locator('figure code').first();
  await create.getByLabel('Language of the request').selectOption({ label: 'Python' });
  await expect(code).toContainText('base_url = "http://localhost:5001"');
  await expect(code).toContainText('access_token = "<accessToken>"');
  await create.getByLabel('with sign-in and setup').check();
  await expect(code).toContainText('access_token = sign_in.json()["accessToken"]');
  await page.reload();
  await waitForScript(page);
  await expect(code).toContainText('access_token = sign_in.json()["accessToken"]');

  /** Runs an example with the earlier steps, and again. Returns its second outcome. */
  const runTwice = async (title: string) => {
    const example = page.getByRole('region', { name: title, exact: true });
    const good = example.locator('.ax-panel > .ax-outcome .ax-good');
    await example.getByRole('button', { name: `Run: ${title}`, exact: true }).click();
    await example.getByRole('button', { name: 'Run the earlier steps too' }).click();
    await good.waitFor();
    return { text: await run(example), panel: example.locator('.ax-panel'), good };
  };
  const complete = await runTwice('Complete');
  expect(complete.text).toContain('404 Not Found');
  await expect(complete.panel).toContainText(ui.panel.notFound);
  await complete.panel.getByRole('button', { name: ui.panel.startOver }).click();
  await complete.good.waitFor();
  await visit(page, '/docs/building-your-solution/authentication/user-accounts/');
  const register = await runTwice('Register a colleague');
  expect(register.text).toContain('400 Bad Request');
  await expect(register.panel).toContainText(ui.panel.registered);
});

it('what an example and a demo say reaches their edges, and keeps its distance', async ({ page }) => {
  await page.goto('/docs/getting-started/quick-start/');
  const [frame = 0, ...inner] = await page.evaluate(() =>
    ['.ax', '.ax-head', '.ax-server'].map((selector) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().right ?? 0),
    ),
  );
  expect(inner).toEqual([frame - 1, frame - 1]);
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
