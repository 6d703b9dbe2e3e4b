import { visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';
import { getTexts, missingDrawing } from '@/features/diagrams/drawing';
import { errorMessage } from '@/shared/error-message';

/** Mermaid with its cleaner of HTML put out of action: it needs a browser, and reading a diagram shows nothing. */
async function loadMermaid() {
  const { default: cleaner } = await import('dompurify');
  Object.assign(cleaner, { sanitize: (text: string) => text, addHook: () => undefined });
  return (await import('mermaid')).default;
}

/** A fault in a mermaid source; `line` counts from 1 within it. */
interface DiagramProblem {
  line: number;
  problem: string;
  fix: string;
}

/** Faults by source: the development server asks again after each change. */
const syntaxErrors = new Map<string, Promise<DiagramProblem | undefined>>();

/** Mermaid's own message in one line, and the line of the source that it names. */
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

/** What is wrong with a mermaid source: its syntax, by mermaid's own parser, or a text alternative that it lacks. */
async function diagramProblem(source: string): Promise<DiagramProblem | undefined> {
  try {
    getTexts(source);
  } catch (error) {
    const problem = errorMessage(error).replace(/\.$/, '');
    return { line: 1, problem, fix: 'say in them what the drawing shows' };
  }
  const fault = syntaxErrors.get(source) ?? readSyntaxError(source);
  syntaxErrors.set(source, fault);
  return fault;
}

/** A diagram at the top of a guide, where readers look for the first command. */
function earlyDiagram({ file, source }: SourcePage): Problem[] {
  const prerequisites = source.search(/^## .*(Before you begin|\[#(before-you-begin|what-you-need)\])/m);
  const diagram = source.indexOf('```mermaid');
  if (diagram < 0 || diagram > prerequisites) return [];
  const line = source.slice(0, diagram).split('\n').length;
  return [{ file, line, problem: 'the guide begins with a diagram', fix: 'put it after what it explains' }];
}

/** Diagrams of a page that mermaid cannot read, that say nothing to readers who cannot see, that are not drawn, or that come too early. */
export async function checkDiagrams(page: SourcePage, root: string): Promise<Problem[]> {
  const fences: { line: number; source: string }[] = [];
  visit(page.tree, 'code', (node) => {
    if (node.lang === 'mermaid') fences.push({ line: getLine(node), source: node.value });
  });
  const problems = fences.map(async ({ line, source }): Promise<Problem[]> => {
    const { file } = page;
    const fault = await diagramProblem(source);
    if (fault) return [{ ...fault, file, line: line + fault.line }];
    const missing = missingDrawing(source, root);
    return missing ? [{ file, line, ...missing }] : [];
  });
  return [...earlyDiagram(page), ...(await Promise.all(problems)).flat()];
}
