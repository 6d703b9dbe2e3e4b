import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMdx } from 'nextra/compile';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeTheme } from '@/lib/code/theme';
import { mdxToMarkdown } from '@/lib/exports/markdown/page';
import codeTransformer from '@/lib/server/code/transformer.mjs';
import { drawingName } from '@/lib/server/diagrams/drawing';
import remarkDiagrams from '@/lib/server/diagrams/remark-diagrams.mjs';
import { dataOf } from '@/lib/server/versions/data';
import { readAllExamples } from '@/scripts/check/api-examples';
import { checkContent } from '@/scripts/check/check';
import { fencesOf } from '@/scripts/check/fences/collect';
import { readPages, type SourcePages } from '@/scripts/check/pages';
import { temporaryFolder } from '@/tests/support/temporary-folder';

// A copy of the content as an editor on Windows saves it must become the same site.

const copy = temporaryFolder();
let ours: SourcePages;

beforeAll(async () => {
  for (const part of ['content', 'public', 'openapi.json'])
    await cp(part, join(copy, part), { recursive: true });
  const files = await readdir(join(copy, 'content'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    await writeFile(path, `\uFEFF${(await readFile(path, 'utf8')).replaceAll('\n', '\r\n')}`);
  }
  ours = readPages('.');
});

const saved = (text: string) => text.replaceAll('\n', '\r\n');

describe('content with the line ends of Windows', () => {
  test('is a copy that has them', async () => {
    const text = await readFile(join(copy, ours.pages[0]?.file ?? ''), 'utf8');
    expect(text).toMatch(/^\uFEFF---\r\n/);
  });

  test('has the same pages, fences and examples', () => {
    const theirs = readPages(copy);
    expect(theirs.problems).toEqual(ours.problems);
    expect(theirs.pages).toEqual(ours.pages);
    expect(fencesOf(theirs.pages)).toEqual(fencesOf(ours.pages));
    const props = (folder: string) =>
      [...readAllExamples(folder).values()].flat().map(({ line, props }) => ({ line, props }));
    expect(props(join(copy, 'content'))).toEqual(props('content'));
  });

  test('passes the same checks', async () => {
    expect(await checkContent(copy)).toEqual(await checkContent('.'));
  });

  test('has the same text forms', () => {
    const pages = ours.pages.filter(({ file }) => file.startsWith('content/getting-started/'));
    expect(pages.length).toBeGreaterThan(3);
    for (const { file, language, version, source } of pages) {
      const context = { file, language, version, data: dataOf(version), link: (href: string) => href };
      expect(mdxToMarkdown(saved(source), context), file).toBe(mdxToMarkdown(source, context));
    }
  });

  test.each(['getting-started/architecture', 'getting-started/quick-start'])(
    'compiles to the same page: %s',
    async (name) => {
      const source = await readFile(`content/${name}.mdx`, 'utf8');
      const compiled = (text: string) =>
        compileMdx(text, {
          mdxOptions: {
            remarkPlugins: [remarkDiagrams],
            rehypePrettyCodeOptions: { theme: codeTheme, transformers: [codeTransformer] },
          },
        });
      // The compiler keeps the source next to the page.
      const page = (text: string) => text.replace(/const sourceCode = .*/, '');
      expect(page(await compiled(saved(source)))).toBe(page(await compiled(source)));
    },
    // The highlighter starts cold, on whatever machine.
    300_000,
  );

  test('draws the same diagrams', () => {
    const [diagram] = fencesOf(ours.pages).filter(({ lang }) => lang === 'mermaid');
    const code = diagram?.code ?? '';
    expect(code).toContain('\n');
    expect(drawingName(saved(code))).toBe(drawingName(code));
    expect(drawingName(`${code}%% another`)).not.toBe(drawingName(code));
  });
});
