import { format } from '@/shared/i18n/format';
import { visit, waitForScript } from '@/tests/site/support/browser';
import { serve } from '@/tests/site/support/site';
import { expect, it } from '@/tests/site/support/test';
import { saying, ui } from '@/tests/support/interface';
import { chooseServer, outcome, run } from '../differences/support';

const QUICK_START = '/docs/getting-started/quick-start/';

// tests/unit covers how responses are read.
it('an example ends with a sentence for any response, and can be canceled', async ({ page, closeAfter }) => {
  let abandoned = 0;
  /** A misbehaving server of the reader; the first part of the path selects how. */
  const odd = await closeAfter(
    serve((request, response) => {
      for (const name of ['Allow-Origin', 'Allow-Headers', 'Allow-Methods', 'Expose-Headers'])
        response.setHeader(`Access-Control-${name}`, '*');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      const [, kind = ''] = (request.url ?? '').split('/');
      const json = { 'content-type': 'application/json' };
      // Recognizes an Endatix server.
      if (request.url?.endsWith('/api/forms/0/definition'))
        response.writeHead(400, json).end('{"statusCode":400,"errors":{"formId":["no"]}}');
      else if (kind === 'html')
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
      else if (kind === 'fine') response.writeHead(200, json).end('[]');
      else if (kind === 'moved')
        response.writeHead(307, { location: request.url?.replace('moved', 'fine') }).end();
      else
        response.on('close', () => {
          abandoned += 1;
        });
    }),
  );
  await visit(page, QUICK_START);
  const example = page.locator('section.ax').first();
  const use = (kind: string) => chooseServer(example, `${odd.url}/${kind}`);
  // The choice of a server is next to a response.
  await run(example);
  await use('html');
  await run(example);
  const otherForm = saying(ui.panel.otherForm, { differences: 'the body isn’t valid JSON (text/html)' });
  await expect(example.getByText(otherForm)).toHaveCount(1);
  await use('moved');
  await run(example);
  const fine = `${odd.url}/fine`;
  await example.getByRole('button', { name: format(ui.panel.useOrigin, { origin: fine }) }).click();
  await expect(example.getByLabel(ui.panel.address)).toHaveValue(fine);
  expect(await run(example)).toContain('200 OK');
  await use('slow');
  await example.getByRole('button', { name: /^Run: / }).click();
  await example.getByText(ui.panel.wait).waitFor();
  await expect(example.locator('.ax-previous')).toContainText('200 OK');
  await example.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await outcome(example)).toContain(ui.panel.cancelled);
  await expect.poll(() => abandoned).toBe(1);
});

it('an example keeps its language, and explains why a second run fails, or starts anew', async ({ open }) => {
  const page = await open(QUICK_START);
  const create = page.locator('section.ax').nth(1);
  const code = create.locator('figure code').first();
  await create.getByLabel('Language of the request').selectOption({ label: 'Python' });
  await expect(code).toContainText('access_token = "<accessToken>"');
  await create.getByLabel('with sign-in and setup').check();
  await page.reload();
  await waitForScript(page);
  await expect(code).toContainText('access_token = sign_in.json()["accessToken"]');

  const complete = page.getByRole('region', { name: 'Complete', exact: true });
  const panel = complete.locator('.ax-panel');
  const good = complete.locator('.ax-panel > .ax-outcome .ax-good');
  await complete.getByRole('button', { name: 'Run: Complete', exact: true }).click();
  await complete.getByRole('button', { name: 'Run the earlier steps too' }).click();
  await good.waitFor();
  expect(await run(complete)).toContain('404 Not Found');
  await expect(panel).toContainText(ui.panel.notFound);
  await panel.getByRole('button', { name: ui.panel.startOver }).click();
  await good.waitFor();
});
