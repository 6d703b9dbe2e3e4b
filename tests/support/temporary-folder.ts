import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Creates a folder that is removed after the tests of the file or block; with a parent, it is removed with
 * that.
 */
export function temporaryFolder(parent?: string): string {
  const folder = mkdtempSync(join(parent ?? tmpdir(), 'tests-'));
  if (!parent) afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
