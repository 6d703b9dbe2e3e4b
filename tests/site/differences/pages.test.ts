import type { Locator } from '@playwright/test';
import { format } from '@/shared/i18n/format';
import { waitForScript } from '@/tests/site/support/browser';
import { followNewLink, isMarked, markDocument } from '@/tests/site/support/page';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { submitSignIn } from '../support/page';
import { openWithServer, outcome, run } from './support';

const PATH = '/docs/getting-started/quick-start/';

it('a server of the reader is chosen next to a response, and shown next to each Run button', async ({
  closeAfter,
  open,
}) => {
  const server = await closeAfter(startReplayServer());
  const page = await open(PATH);
  const [signIn, create, read] = [0, 1, 2].map((index) => page.locator('section.ax').nth(index)) as [
    Locator,
    Locator,
    Locator,
  ];
  const code = (of: Locator) => of.locator('figure code').first();
  expect(await run(signIn)).toContain('200 OK');
  await signIn.getByLabel(ui.panel.ownServer).check();
  await signIn.getByLabel('Base URL').fill(server.url);
  await signIn.getByRole('button', { name: 'Use', exact: true }).click();
  await signIn.getByText(format(ui.panel.isEndatix, { origin: server.url })).waitFor();
  await expect(page.locator('section.ax .ax-place').last()).toHaveText(`on ${server.url}`);
  expect(await run(signIn)).toContain('200 OK');
  // An Endatix server rejects a content type without a body.
  const sent = server.requests.filter(({ method }) => method !== 'OPTIONS');
  expect(sent.map(({ path }) => path)).toContain('/api/auth/login');
  for (const { method, path, body, contentType } of sent)
    expect(contentType === undefined, `${method} ${path}`).toBe(body === '');
  // The code of the other examples uses the server, too, with the saved values.
  await expect(code(create)).not.toContainText('ACCESS_TOKEN=$(curl');
  const id = /"id": "(\d+)"/.exec(await run(create))?.[1] ?? 'none';
  await expect(code(read)).toContainText(`BASE_URL=${server.url}`);
  await expect(code(read)).toContainText(`FORM_ID=${id}`);
  await expect(code(read)).not.toContainText('api/auth/login');
});

it('the quick start on a server of the reader asks to sign in, and explains an expired token', async ({
  closeAfter,
  page,
}) => {
  const server = await closeAfter(startReplayServer());
  await openWithServer(page, '/docs/guides/webhooks/', server.url);
  // A page that can call servers has another policy, so it is loaded as a new document.
  await markDocument(page);
  await followNewLink(page, PATH);
  await page.waitForURL(`**${PATH}`);
  await waitForScript(page);
  expect(await isMarked(page)).toBe(false);
  const create = page.locator('section.ax').nth(1);
  expect(await run(create)).toMatch(/accessToken is missing.*Sign in/);
  await create.getByRole('button', { name: ui.panel.signInAt }).click();
  await submitSignIn(page);
  await create.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
  expect(await outcome(create)).toContain('201 Created');
  server.endTokens();
  const text = await run(create);
  // What a browser learns from a response that it must not read.
  expect(text).toContain('It was probably 401');
  expect(text).toContain('the token has expired or isn’t accepted there');
  expect(text).not.toContain('allowed origins');
  expect(await run(page.locator('section.ax').first())).toContain('200 OK');
  expect(await run(create)).toContain('201 Created');
});
