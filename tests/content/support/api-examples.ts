import { readFileSync } from 'node:fs';
import { filesBelow, parsePage } from '@/features/content/pages';
import { getElements, getLine } from '@/features/content/tree';
import type { ApiExampleProps } from '@/features/try/request/types';
import { slashed } from '@/shared/files/files';
import { checkProps, readProps } from './props';

export interface ApiExampleSource {
  /** Path of the page in messages. */
  file: string;
  /** Line of the opening tag, from 1. */
  line: number;
  props: ApiExampleProps;
}

/**
 * Reads the API examples of one MDX text in page order without running anything. `file` is used in messages.
 * Throws an Error with file and line.
 */
export function readExamples(file: string, text: string): ApiExampleSource[] {
  const page = parsePage(file, '', text);
  if ('problem' in page) throw new Error(`${file}:${page.line}: ${page.problem}`);
  return getElements(page.tree)
    .filter(({ name }) => name === 'ApiExample')
    .map((element) => {
      const line = getLine(element);
      const where = `${file}:${line}`;
      return { file, line, props: checkProps(readProps(element, where), where) };
    });
}

/** Reads the examples of all pages, by page; omits pages without examples. */
export function readAllExamples(): Map<string, ApiExampleSource[]> {
  const pages = filesBelow('content', '.mdx').map((path) => {
    const file = slashed(path);
    return [file, readExamples(file, readFileSync(path, 'utf8'))] as const;
  });
  return new Map(pages.filter(([, examples]) => examples.length > 0));
}
