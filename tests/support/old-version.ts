import { afterAll, beforeAll } from 'vitest';
import { type DocsVersion, site } from '@/theme.config';

/** Creates a version that exists only in tests. */
export const madeUpVersion = (path: string, api = path): DocsVersion => ({
  name: path,
  label: path,
  path,
  api,
  source: '2025-03-02',
});

export const oldVersion = madeUpVersion('0.1.0');

/** Adds a further version to the configuration during the tests of a file or a `describe`. */
export function listOldVersion(version = oldVersion): void {
  beforeAll(() => void site.versions.push(version));
  afterAll(() => void site.versions.pop());
}
