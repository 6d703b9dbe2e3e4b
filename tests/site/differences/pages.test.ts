import type { Locator } from '@playwright/test';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { startReplayServer } from '@/tests/support/replay-server/server';
import { submitSignIn } from '../support/page';
import { chooseServer, outcome, run } from './support';

it('a server chosen next to a response asks to sign in, and explains a 401', async ({ closeAfter, open }) => {
  const server = await closeAfter(startReplayServer());
  const page = await open('/docs/getting-started/quick-start/');
  const example = (index: number) => page.locator('section.ax').nth(index);
  const [signIn, create, read] = [example(0), example(1), example(2)];
  const code = (of: Locator) => of.locator('figure code').first();
  expect(await run(signIn)).toContain('200 OK');
  await chooseServer(signIn, server.url);
  await expect(page.locator('section.ax .ax-place').last()).toHaveText(`on ${server.url}`);

  expect(await run(create)).toMatch(/Missing: accessToken\..*Sign in/);
  await create.getByRole('button', { name: ui.panel.signInAt }).click();
  await submitSignIn(page);
  await create.locator('.ax-panel > .ax-outcome .ax-good').waitFor();
  const created = await outcome(create);
  expect(created).toContain('201 Created');
  // The code of the other examples uses the server, too, with the saved values.
  await expect(code(create)).not.toContainText('ACCESS_TOKEN=$(curl');
  await expect(code(read)).toContainText(`BASE_URL=${server.url}`);
  await expect(code(read)).toContainText(`FORM_ID=${/"id": "(\d+)"/.exec(created)?.[1]}`);
  await expect(code(read)).not.toContainText('api/auth/login');

  // An Endatix server rejects a content type without a body.
  for (const { method, path, body, contentType } of server.requests)
    if (method !== 'OPTIONS') expect(contentType === undefined, `${method} ${path}`).toBe(body === '');

  server.endTokens();
  const text = await run(create);
  // What a browser learns from a response that it must not read.
  expect(text).toContain('It was probably 401');
  expect(text).toContain('the token has expired or isn’t accepted there');
  expect(text).not.toContain('allowed origins');
  expect(await run(signIn)).toContain('200 OK');
  expect(await run(create)).toContain('201 Created');
});
