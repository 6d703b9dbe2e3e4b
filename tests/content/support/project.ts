import { plantFolder } from '@/tests/support/plant-folder';

export const goodFrontmatter = [
  '---',
  'title: A planted page',
  'description: Lets a checker find the one fault that the test has planted in this page.',
  '---',
  '',
].join('\n');

/** Creates a project with one page: valid frontmatter and the given body, which starts in line 5. */
export function plantPage(body: string): string {
  return plantFolder({ 'content/guides/planted.mdx': `${goodFrontmatter}${body}\n` });
}
