import { expect, it, onTestFinished, vi } from 'vitest';
import { lastCommit } from '@/shared/files/git-date';

// tests/export/dates.test.ts compares the dates of all pages with the history.

it('returns no date without git', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', '');
  expect(await lastCommit(['content/guides/webhooks.mdx'])).toBeUndefined();
});
