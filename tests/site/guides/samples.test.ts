import { tmpdir } from 'node:os';
import type { Locator } from '@playwright/test';
import { type RunningServer, startServer } from '@/api/node/server';
import { readSettings } from '@/api/node/settings';
import { afterAll, beforeAll, describe, expect, it } from '@/tests/site/support/test';
import { openWithServer, run } from '../differences/support';
import { shellSite } from '../layout/support/shell-site';

const site = shellSite();
let api: RunningServer;

beforeAll(async () => {
  const settings = readSettings(
    ['--memory', '--demo'],
    { NODE_ENV: 'test', PORT: '0', ENDATIX_JWT_SIGNING_KEY: 'k'.repeat(48) },
    tmpdir(),
  );
  if (!settings) throw new Error('The settings asked for the usage only.');
  api = await startServer(settings);
});
afterAll(() => api?.close());

const codeOf = (example: Locator) => example.locator('figure code').first();
const choose = (example: Locator, label: string) =>
  example.getByLabel('Language of the request').selectOption({ label });

describe('the code of an example of a guide', () => {
  it('is a whole program in the language of the reader, for all examples at once and after a reload', async () => {
    const page = await site.open('/docs/getting-started/quick-start/');
    const create = page.locator('section.ax').nth(1);
    await choose(create, 'Python');
    await expect(codeOf(create)).toContainText('base_url = "http://localhost:5001"');
    await expect(codeOf(create)).toContainText('access_token = sign_in.json()["accessToken"]');
    await create.getByLabel('with sign-in and setup').uncheck();
    await expect(codeOf(create)).toContainText('access_token = "<accessToken>"');
    await page.reload();
    await expect(codeOf(create)).toContainText('access_token = "<accessToken>"');
  });

  it('goes to the chosen server, with the token and the ids that were learnt there', async () => {
    const page = await openWithServer(site, '/docs/getting-started/quick-start/', api.url);
    const [signIn, create, read] = [0, 1, 2].map((index) => page.locator('section.ax').nth(index));
    if (!signIn || !create || !read) throw new Error('The page has three examples at least.');
    await expect(codeOf(read)).toContainText(`BASE_URL=${api.url}`);
    expect(await codeOf(create).textContent()).not.toContain('eyJ');
    expect(await run(signIn)).toContain('200 OK');
    await expect(codeOf(create)).toContainText(/ACCESS_TOKEN=eyJ/);
    const id = /"id": "(\d+)"/.exec(await run(create))?.[1] ?? 'none';
    await expect(codeOf(read)).toContainText(`FORM_ID=${id}`);
    expect(await codeOf(read).textContent()).not.toContain('api/auth/login');
  });
});
