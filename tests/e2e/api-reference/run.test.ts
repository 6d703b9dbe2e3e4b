import { describe, expect, it } from '@/tests/e2e/support/test';
import { shellSite } from '../shell/support/shell-site';

const site = shellSite();

describe('Run on the page of an operation', () => {
  for (const [path, status] of [
    ['/docs/api/submissions/getSubmissionByToken/', '200 OK'],
    ['/docs/api/forms/deleteForm/', '200 OK'],
  ] as const) {
    it(`${path} answers from the sandbox, twice`, async () => {
      const page = await site.open(path);
      const button = page.locator('main').getByRole('button', { name: /^Run: / });
      for (const press of ['first', 'second']) {
        await button.click();
        const verdict = page.locator('.ax-outcome .ax-good');
        await verdict.waitFor();
        expect(await verdict.textContent(), press).toContain(status);
      }
    });
  }
});
