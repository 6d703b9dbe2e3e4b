import type { Problem } from '@/features/content/problem';
import { type Fence, fenceProblem } from './collect';

/** Languages with a check, and `text`, which needs none. */
const checkedLanguages: ReadonlySet<string> = new Set([
  'bash',
  'csharp',
  'dockerfile',
  'html',
  'http',
  'ini',
  'js',
  'json',
  'jsonc',
  'mermaid',
  'nginx',
  'powershell',
  'python',
  'sql',
  'text',
  'ts',
  'tsx',
  'xml',
  'yaml',
]);

/** Reports fences in a language without a check that aren't illustrations. */
export function checkLanguage(fence: Fence): Problem[] {
  if (fence.illustration || checkedLanguages.has(fence.lang)) return [];
  const fix = `use one of ${[...checkedLanguages].join(', ')}, or add "illustration"`;
  return [fenceProblem(fence, 0, `fence in "${fence.lang}", which nothing checks`, fix)];
}
