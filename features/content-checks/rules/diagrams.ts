import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';
import { getTexts, missingDrawing } from '@/features/diagrams/drawing';
import { errorMessage } from '@/shared/error-message';

/** Loads mermaid without its HTML sanitizer, which needs a browser. Parsing renders nothing. */
async function loadMermaid() {
  const { default: cleaner } = await import('dompurify');
  Object.assign(cleaner, { sanitize: (text: string) => text, addHook: () => undefined });
  return (await import('mermaid')).default;
}

/** A problem in a mermaid source; `line` counts from 1 within it. */
interface DiagramProblem {
  line: number;
  problem: string;
  fix: string;
}

/** Returns mermaid's message on one line, with the line it names. */
async function readSyntaxError(source: string): Promise<DiagramProblem | undefined> {
  const mermaid = await loadMermaid();
  try {
    await mermaid.parse(source);
    return undefined;
  } catch (error) {
    const message = errorMessage(error);
    const named = Number(/on line (\d+)/.exec(message)?.[1] ?? 1);
    return {
      line: Math.min(named, source.trimEnd().split('\n').length),
      problem: `mermaid cannot read the diagram: ${message.replace(/\s*\n\s*/g, ' ').replace(/[.;]$/, '')}`,
      fix: 'correct the mermaid source',
    };
  }
}

/** Reports a diagram before the first command of a guide. */
function earlyDiagram({ file, source }: SourcePage): Problem[] {
  const prerequisites = source.search(/^## .*(Before you begin|\[#(before-you-begin|what-you-need)\])/m);
  const diagram = source.indexOf('```mermaid');
  if (diagram < 0 || diagram > prerequisites) return [];
  const line = source.slice(0, diagram).split('\n').length;
  return [{ file, line, problem: 'the guide begins with a diagram', fix: 'put it after what it explains' }];
}

/**
 * Reports diagrams with syntax errors, without a text alternative, not yet rendered, or too early on the
 * page.
 */
export async function checkDiagrams(page: SourcePage, root: string): Promise<Problem[]> {
  const fences: { line: number; source: string }[] = [];
  visit(page.tree, 'code', (node) => {
    if (node.lang === 'mermaid') fences.push({ line: getLine(node), source: node.value });
  });
  const problems = fences.map(async ({ line, source }): Promise<Problem[]> => {
    const { file } = page;
    const { problem: text } = getTexts(source);
    if (text)
      return [{ file, line: line + 1, problem: text, fix: 'describe in them what the diagram shows' }];
    // What has a drawing was read by mermaid, which takes seconds to load.
    const missing = missingDrawing(source, root);
    if (!missing) return [];
    const syntax = await readSyntaxError(source);
    return [syntax ? { ...syntax, file, line: line + syntax.line } : { file, line, ...missing }];
  });
  return [...earlyDiagram(page), ...(await Promise.all(problems)).flat()];
}
