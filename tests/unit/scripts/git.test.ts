import { expect, test } from 'vitest';
import { hasGit } from '@/scripts/support/git';

test('git is found where it is, and missed where it is not', () => {
  expect(hasGit()).toBe(true);
  expect(hasGit('a-program-that-is-not-there')).toBe(false);
});
