import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Frontmatter that is in order, for planted pages. */
export const goodFrontmatter = [
  '---',
  'title: A planted page',
  'description: Lets a checker find the one fault that the test has planted in this page.',
  '---',
  '',
].join('\n');

/** Folder with the given files, removed when the test is over. Paths use `/`. */
export function plantProject(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return root;
}

/** Project with one page that consists of good frontmatter and the given body. The body starts in line 5. */
export function plantPage(body: string): string {
  return plantProject({ 'content/guides/planted.mdx': `${goodFrontmatter}${body}\n` });
}
