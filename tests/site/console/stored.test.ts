import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { eachConsole, execute, operation, startConsole } from './support';

let page: Page;
eachConsole('#/Forms/listForms', (next) => {
  page = next;
});

it('what is stored and is no good does not crash the console, which says once what it dropped', async () => {
  const told = page.locator('.console-notice').getByText(/forgotten|dropped/);
  const last = { id: '1', time: 1e300, status: 200, target: '', removed: [], milliseconds: 1 };
  for (const [server, history, session] of [
    ['javascript:alert(1)', '[{"id":1}]', '{"email":1}'],
    [
      `http://${'x'.repeat(5000)}`,
      JSON.stringify([{ ...last, call: { operationId: 'login', parameters: {} } }]),
      '{"email":"a","accessToken":"b","refreshToken":null,"expires":1e300}',
    ],
    ['garbage', '[', '<b>'],
  ] as const) {
    await page.evaluate(
      (texts) => {
        window.localStorage.setItem('api-example.server', texts[0] ?? '');
        window.localStorage.setItem('console.history', texts[1] ?? '');
        window.sessionStorage.setItem('console.session.sandbox', texts[2] ?? '');
      },
      [server, history, session],
    );
    await page.reload();
    await startConsole(page);
    await expect(told.first()).toBeVisible();
    await page.locator('.console-bar').getByText(ui.console.notSignedIn).waitFor();
  }
  await page.reload();
  await startConsole(page);
  await expect(page.locator('.console-bar').getByText(ui.console.notSignedIn)).toBeVisible();
  await expect(told).toHaveCount(0);
  expect(await execute(operation(page, 'listForms'))).toContain('401 Unauthorized from the sandbox');
});
