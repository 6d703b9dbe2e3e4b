import { valid } from 'node-html-parser';
import type { Problem } from '@/features/content/problem';
import { type Fence, fenceProblem } from '@/features/content-checks/fences/collect';

const instructions = new Set(
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  ),
);

/** Checks `NAME=value` lines with comments. */
export function checkIni(fence: Fence): Problem[] {
  return getLines(fence.code).flatMap(({ text, line }) => {
    if (/^\s*$|^\s*[#;]|^\[[^\]]+\]$|^\s*[\w.:-]+\s*=/.test(text)) return [];
    return [fenceProblem(fence, line, `"${text}" is no assignment`, 'write NAME=value')];
  });
}

/** Checks blocks of nginx: statements end with `;`, braces are balanced. */
export function checkNginx(fence: Fence): Problem[] {
  const problems: Problem[] = [];
  let depth = 0;
  for (const { text, line } of getLines(fence.code)) {
    const code = text.replace(/(^|\s)#.*$/, '').trim();
    depth += (code.match(/\{/g) ?? []).length - (code.match(/}/g) ?? []).length;
    if (depth < 0) return [fenceProblem(fence, line, 'a "}" without "{"', 'pair the braces')];
    if (code && !/[;{}]$/.test(code))
      problems.push(fenceProblem(fence, line, `"${code}" does not end`, 'end it with ";"'));
  }
  return depth === 0
    ? problems
    : [...problems, fenceProblem(fence, 1, 'a "{" without "}"', 'pair the braces')];
}

/** Checks instructions of a Dockerfile; the first one must choose the image. */
export function checkDockerfile(fence: Fence): Problem[] {
  const whole = fence.code.replace(/\\\n/g, ' ⏎');
  let line = 1;
  let first = true;
  return whole.split('\n').flatMap((text) => {
    const at = line;
    line += 1 + (text.match(/⏎/g) ?? []).length;
    const word = /^\s*(\S+)/.exec(text)?.[1] ?? '';
    if (!word || word.startsWith('#')) return [];
    const expected = first ? ['FROM', 'ARG'] : [...instructions];
    first = false;
    if (expected.includes(word)) return [];
    return [
      fenceProblem(fence, at, `"${word}" stands where ${expected.join(', ')} may`, 'correct the instruction'),
    ];
  });
}

/** Checks whether the elements of HTML or XML are closed. */
export function checkMarkup(fence: Fence): Problem[] {
  return valid(fence.code)
    ? []
    : [fenceProblem(fence, 1, 'elements that are not closed in order', 'close each element that needs it')];
}

function getLines(code: string): { text: string; line: number }[] {
  return code.split('\n').map((text, index) => ({ text, line: index + 1 }));
}
