import { valid } from 'node-html-parser';
import type { Problem } from '@/features/content/problem';
import { type Fence, fenceProblem } from '@/features/content-checks/fences/collect';

/** What the lines of a language look like. */
const LINES: Readonly<Record<string, RegExp>> = {
  dockerfile:
    /^\s*(#|$|(ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|USER|VOLUME|WORKDIR)\s)/,
  ini: /^\s*$|^\s*[#;]|^\[[^\]]+\]$|^\s*[\w.:-]+\s*=/,
  nginx: /^\s*(#|$)|[;{}]\s*(#.*)?$/,
};

/** Checks each line that doesn't continue the one before it. */
export function checkLines(fence: Fence): Problem[] {
  const lines = fence.code.split('\n');
  return lines.flatMap((text, index) => {
    if (lines[index - 1]?.endsWith('\\') || LINES[fence.lang]?.test(text)) return [];
    return [fenceProblem(fence, index + 1, `"${text.trim()}" is no line of ${fence.lang}`, 'correct it')];
  });
}

/** Checks whether the elements of HTML or XML are closed. */
export function checkMarkup(fence: Fence): Problem[] {
  return valid(fence.code)
    ? []
    : [fenceProblem(fence, 1, 'elements that are not closed in order', 'close each')];
}
