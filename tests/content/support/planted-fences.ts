import { readPages } from '@/features/content/pages';
import { formatProblem, type Problem } from '@/features/content/problem';
import { type Fence, getFences } from '@/features/content-checks/fences/collect';
import { plantFolder } from '@/tests/support/plant-folder';

export const documentationFences: Fence[] = getFences(readPages(process.cwd()).pages);

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

/** Returns a fence in a temporary page; its code begins in line 6. */
export function plantFence(info: string, code: string): Fence {
  const [fence] = getFences(readPages(plantPage(`\`\`\`${info}\n${code}\n\`\`\``)).pages);
  if (!fence) throw new Error('The planted page has no fence.');
  return fence;
}

/** Formats problems as writers see them. */
export function sentences(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
