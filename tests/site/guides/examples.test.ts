import type { Locator } from '@playwright/test';
import { format } from '@/lib/i18n/format';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { type OddServer, startOddServer } from '../console/malformed-server';
import { openWithServer, outcome, run } from '../differences/support';
import { shellSite } from '../layout/support/shell-site';

const site = shellSite();
let odd: OddServer;

beforeAll(async () => {
  odd = await startOddServer();
});
afterAll(() => odd.close());

/** The first example of the quick start, at a server of this kind. */
async function exampleAt(kind: string): Promise<Locator> {
  const page = await openWithServer(site, '/docs/getting-started/quick-start/', `${odd.url}/${kind}`);
  return page.locator('section.ax').first();
}

describe('an example of a guide', () => {
  // How responses are read is in tests/unit/console/exchanges.test.ts.
  for (const [kind, sentence] of [
    ['html', saying(ui.panel.otherForm, { differences: 'the body isn’t valid JSON' })],
    ['binary', saying(ui.panel.binary, { bytes: 4 })],
  ] as const)
    it(`answered by ${kind} ends in a sentence, and the page stays`, async () => {
      const example = await exampleAt(kind);
      await run(example);
      await expect(example.locator('.ax-panel')).toContainText(sentence);
      await expect(example.page().getByRole('heading', { level: 1 })).toHaveText('Quick start');
    });

  it('can be given up, and shows the response before as the previous one', async () => {
    const example = await exampleAt('fine');
    expect(await run(example)).toContain('200 OK');
    await example.getByLabel('Base URL').fill(`${odd.url}/slow`);
    await example.getByRole('button', { name: 'Use', exact: true }).click();
    await example.getByText(format(ui.panel.isEndatix, { origin: `${odd.url}/slow` })).waitFor();
    await example.getByRole('button', { name: /^Run: / }).click();
    await example.getByText(ui.panel.wait).waitFor();
    await expect(example.locator('.ax-previous')).toContainText('200 OK');
    await example.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(await outcome(example)).toContain(ui.panel.cancelled);
    await expect.poll(() => odd.abandoned()).toBe(1);
  });
});

it('an example that is run twice says why the second time fails, and begins again on request', async () => {
  const page = await site.open('/docs/getting-started/quick-start/');
  const complete = page.getByRole('region', { name: 'Complete', exact: true });
  await complete.getByRole('button', { name: 'Run: Complete', exact: true }).click();
  await complete.getByRole('button', { name: 'Run the earlier steps too' }).click();
  await complete.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
  expect(await run(complete)).toContain('404 Not Found');
  await expect(complete.locator('.ax-panel')).toContainText(ui.panel.notFound);
  await complete.getByRole('button', { name: ui.panel.startOver }).click();
  await complete.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
});

it('the code of an example is a whole program in the language of the reader, after a reload, too', async () => {
  const page = await site.open('/docs/getting-started/quick-start/');
  const create = page.locator('section.ax').nth(1);
  await create.getByLabel('Language of the request').selectOption({ label: 'Python' });
  const code = create.locator('figure code').first();
  await expect(code).toContainText('base_url = "http://localhost:5001"');
  await expect(code).toContainText('access_token = sign_in.json()["accessToken"]');
  await create.getByLabel('with sign-in and setup').uncheck();
  await expect(code).toContainText('access_token = "<accessToken>"');
  await page.reload();
  await expect(code).toContainText('access_token = "<accessToken>"');
});
