import { readPages } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { checkContent } from './check';
import { checkable, checkLanguage, getFences } from './fences/collect';
import { checkJson } from './fences/settings';
import { checkYaml } from './fences/yaml';

/**
 * Returns the problems that the build or a content test would reject; only the fast checks, which need
 * neither a server nor a compiler.
 */
export function contentProblems(root: string): Problem[] {
  const problems = checkContent(root);
  const fences = getFences(readPages(root).pages);
  return [
    ...problems,
    ...fences.flatMap(checkLanguage),
    ...checkable(fences, 'json', 'jsonc').flatMap(checkJson),
    ...checkable(fences, 'yaml').flatMap(checkYaml),
  ];
}
