import { checkContent } from '@/scripts/check/check';
import { checkable, fencesOf } from '@/scripts/check/fences/collect';
import { checkLanguage } from '@/scripts/check/fences/languages';
import { checkJson } from '@/scripts/check/fences/settings';
import { checkYaml } from '@/scripts/check/fences/yaml';
import { readPages } from '@/scripts/check/pages';
import type { Problem } from '@/scripts/check/problem';
import { checkProse } from '@/scripts/check/prose/lint';

/**
 * What the build, or a test of the content, would reject in the present pages: the quick part of it, which needs neither
 * a server nor a compiler.
 */
export async function contentProblems(root: string): Promise<Problem[]> {
  const problems = await checkContent(root);
  const current = readPages(root).pages.filter(({ version }) => !version.path);
  const fences = fencesOf(current);
  return [
    ...problems,
    ...current.flatMap(checkProse),
    ...fences.flatMap(checkLanguage),
    ...checkable(fences, 'json', 'jsonc').flatMap(checkJson),
    ...checkable(fences, 'yaml').flatMap(checkYaml),
  ];
}
