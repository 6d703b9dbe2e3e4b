import type { Page } from '@playwright/test';
import { describe, expect, it } from '@/tests/site/support/test';
import { ui } from '@/tests/support/interface';
import { eachConsole, execute, operation, startConsole } from './support';

let page: Page;
eachConsole('#/Forms/listForms', (next) => {
  page = next;
});

describe('what is stored', () => {
  const garbage: [string, string][] = [
    ['api-example.server', 'garbage'],
    ['api-example.server', 'javascript:alert(1)'],
    ['api-example.server', `http://${'x'.repeat(5000)}`],
    ['console.history', '[{"id":1}]'],
    [
      'console.history',
      '[{"id":"1","time":1e300,"status":200,"target":"","removed":[],"milliseconds":1,"call":{"operationId":"login","parameters":{}}}]',
    ],
    ['console.server', 'http://'],
  ];
  it('and is no good does not crash the console, which says once what it dropped', async () => {
    for (const [key, value] of garbage) {
      await page.evaluate(
        ([name, text]) => window.localStorage.setItem(name ?? '', text ?? ''),
        [key, value],
      );
      await page.reload();
      await startConsole(page);
      if (key === 'console.server') {
        expect(await execute(operation(page, 'listForms'))).toContain('401 Unauthorized from the sandbox');
        continue;
      }
      await page
        .locator('.console-notice')
        .getByText(/forgotten|dropped/)
        .waitFor();
      await page.reload();
      await startConsole(page);
      expect(
        await page
          .locator('.console-notice')
          .getByText(/forgotten|dropped/)
          .count(),
        `${key}: ${value.slice(0, 40)}`,
      ).toBe(0);
    }
  });

  const sessions = [
    '{"email":1}',
    '{"email":"a","accessToken":"b","refreshToken":null,"expires":1e300}',
    '[',
    '<b>',
  ];
  it('as the session and is no good does not crash the console', async () => {
    for (const value of sessions) {
      await page.evaluate((text) => window.sessionStorage.setItem('console.session.sandbox', text), value);
      await page.reload();
      await startConsole(page);
      await page.locator('.console-bar').getByText(ui.console.notSignedIn).waitFor();
    }
  });
});
