import { afterAll, beforeAll } from 'vitest';
import { type DocsVersion, site } from '@/theme.config';

/** Describes a version that exists in tests alone. */
export const madeUpVersion = (path: string, api = path): DocsVersion => ({
  name: path,
  label: path,
  path,
  api,
  source: '2025-03-02',
});

export const oldVersion = madeUpVersion('0.1.0');

/** Lists a further version in the configuration during the tests of a file or a `describe`. */
export function listOldVersion(version = oldVersion): void {
  beforeAll(() => void site.versions.push(version));
  afterAll(() => void site.versions.pop());
}
