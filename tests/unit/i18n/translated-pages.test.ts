import { describe, expect, it } from 'vitest';
import { readPages, type SourcePage } from '@/features/content/pages';
import { getElements, getHeadings, textAttribute } from '@/features/content/tree';
import { prefixedLocales } from '@/shared/i18n';
import { readExamples } from '@/tests/content/support/api-examples';

const { pages } = readPages(process.cwd());

/** Each translated page with the page it translates. */
const pairs = prefixedLocales.flatMap(({ path }) =>
  pages
    .filter(({ file }) => file.startsWith(`content/${path}/`))
    .map((page) => ({
      page,
      source: pages.find(({ file }) => file === page.file.replace(`content/${path}/`, 'content/')),
    })),
);

interface Fence {
  language: string;
  lines: string[];
}

/** Fences without drawings, whose words are translated, and without comment lines. */
function getFences({ source }: SourcePage): Fence[] {
  return [...source.matchAll(/^```(\S*)[^\n]*\n([\s\S]*?)^```$/gm)]
    .map(([, language = '', body = '']) => ({
      language,
      lines: body.split('\n').filter((line) => !/^\s*(#[^!]|\/\/)/.test(line)),
    }))
    .filter(({ language }) => language !== 'mermaid');
}

/** Drawings as the operator of each line: their words are translated, their lines and arrows are not. */
function getDrawings({ source }: SourcePage): string[][] {
  return [...source.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, body = '']) =>
    body.split('\n').map((line) => /[-|.<>o{}]*(-[->.]+|--)[-|.<>o{}]*/.exec(line)?.[0] ?? ''),
  );
}

const getLinks = ({ source }: SourcePage) => source.match(/\]\([^)\s]+\)/g)?.sort();

function getComponents(page: SourcePage): string[] {
  return getElements(page.tree)
    .filter(({ name }) => name !== 'Term')
    .map((element) =>
      [element.name, ...['type', 'group', 'href'].map((name) => textAttribute(element, name))].join(' '),
    );
}

/** Numbers of the prose, each once: years, ports, lifetimes, status codes. */
function getNumbers({ source }: SourcePage): string[] {
  const prose = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/```[\s\S]*?```/g, '');
  return [...new Set(prose.match(/\d[\d.]*\d|\d/g) ?? [])].sort();
}

/** The guides about forms and clients, and the page about reading offline. */
const others = [
  'embed-a-form',
  'form-definitions',
  'review-submissions',
  'synchronize-submissions',
  'take-home',
  'test-your-client',
  'themes',
]
  .map((name) => `content/guides/${name}.mdx`)
  .concat('content/read-offline.mdx');

describe('the translated pages', () => {
  it('are in German the getting-started pages but two references, the guides for anyone who writes forms or a client, and the page about reading offline', () => {
    const expected = pages
      .filter(
        ({ file }) =>
          /^content\/getting-started\/(?!data-reference|is-there)/.test(file) || others.includes(file),
      )
      .map(({ file }) => file.slice('content/'.length));
    const own = pages.filter(({ file }) => file.startsWith('content/de/'));
    expect(own.map(({ file }) => file.slice('content/de/'.length))).toEqual(expected);
  });
});

describe.each(pairs)('$page.file', ({ page, source }) => {
  if (!source) throw new Error(`${page.file} translates no page: remove it or correct its name.`);

  it.each<[string, (one: SourcePage) => unknown]>([
    ['headings, with the same ids', ({ tree }) => getHeadings(tree).map(({ depth, id }) => `${depth} ${id}`)],
    ['code', getFences],
    ['drawings', getDrawings],
    [
      'examples but for their titles',
      (one) => readExamples(one.file, one.source).map(({ props: { title: _title, ...rest } }) => rest),
    ],
    ['links', getLinks],
    ['components', getComponents],
    ['numbers', getNumbers],
  ])('has the same %s', (_what, shapeOf) => expect(shapeOf(page)).toEqual(shapeOf(source)));
});
