import { plantFolder } from '@/tests/support/plant-folder';

/** Frontmatter that is in order, for planted pages. */
export const goodFrontmatter = [
  '---',
  'title: A planted page',
  'description: Lets a checker find the one fault that the test has planted in this page.',
  '---',
  '',
].join('\n');

/** Project with one page that consists of good frontmatter and the given body. The body starts in line 5. */
export function plantPage(body: string): string {
  return plantFolder({ 'content/guides/planted.mdx': `${goodFrontmatter}${body}\n` });
}
