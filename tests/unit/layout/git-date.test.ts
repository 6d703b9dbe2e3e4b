import { expect, it, vi } from 'vitest';
import { lastCommit } from '@/shared/files/git-date';

// tests/export/dates.test.ts compares the dates of all pages with the history.

it('returns no date without git', async () => {
  vi.stubEnv('PATH', '');
  expect(await lastCommit(['content/guides/webhooks.mdx'])).toBeUndefined();
});
