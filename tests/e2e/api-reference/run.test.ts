import { describe, expect, it } from 'vitest';
import { shellSite } from '../shell/support/shell-site';

const site = shellSite();

describe('Run on the page of an operation', () => {
  it.each([
    ['/docs/api/submissions/getSubmissionByToken/', '200 OK'],
    ['/docs/api/forms/deleteForm/', '200 OK'],
  ])('%s answers from the sandbox, twice', async (path, status) => {
    const page = await site.open(path);
    const button = page.locator('main').getByRole('button', { name: /^Run: / });
    for (const press of ['first', 'second']) {
      await button.click();
      const verdict = page.locator('.ax-outcome .ax-good');
      await verdict.waitFor();
      expect(await verdict.textContent(), press).toContain(status);
    }
  });
});
