import { describe, expect, it } from 'vitest';
import { readPages, type SourcePage } from '@/features/content/pages';
import { getElements, getHeadings, textAttribute } from '@/features/content/tree';
import { prefixedLocales } from '@/shared/i18n';
import { readExamples } from '@/tests/content/support/api-examples';

const { pages } = readPages(process.cwd());

/** Each translated page with its original. */
const pairs = prefixedLocales.flatMap(({ path }) =>
  pages
    .filter(({ file }) => file.startsWith(`content/${path}/`))
    .map((page) => ({
      page,
      source: pages.find(({ file }) => file === page.file.replace(`content/${path}/`, 'content/')),
    })),
);

/** Returns code without comment lines, and of diagrams the lines and arrows: words are translated. */
const getCode = ({ source }: SourcePage) =>
  [...source.matchAll(/^```(\S*)[^\n]*\n([\s\S]*?)^```$/gm)].map(([, language = '', body = '']) => {
    const lines = body.split('\n');
    return language === 'mermaid'
      ? lines.map((line) => /[-|.<>o{}]*(-[->.]+|--)[-|.<>o{}]*/.exec(line)?.[0])
      : [language, ...lines.filter((line) => !/^\s*(#[^!]|\/\/)/.test(line))];
  });

const getLinks = ({ source }: SourcePage) => source.match(/\]\([^)\s]+\)/g)?.sort();

function getComponents(page: SourcePage): string[] {
  return getElements(page.tree)
    .filter(({ name }) => name !== 'Term')
    .map((element) =>
      [element.name, ...['type', 'group', 'href'].map((name) => textAttribute(element, name))].join(' '),
    );
}

/** Returns the distinct numbers in the prose: years, ports, lifetimes, status codes. */
function getNumbers({ source }: SourcePage): string[] {
  const prose = source.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/```[\s\S]*?```/g, '');
  // English groups digits by commas, German by points.
  const ungrouped = prose.replace(/(?<=\d)[.,](?=\d{3}\b)/g, '');
  return [...new Set(ungrouped.match(/\d[\d.]*\d|\d/g) ?? [])].sort();
}

describe.each(pairs)('$page.file', ({ page, source }) => {
  if (!source) throw new Error(`${page.file} translates no page: remove it or correct its name.`);

  it.each<[string, (one: SourcePage) => unknown]>([
    ['headings, with the same ids', ({ tree }) => getHeadings(tree).map(({ depth, id }) => `${depth} ${id}`)],
    ['code and drawings', getCode],
    [
      'examples but for their titles',
      (one) => readExamples(one.file, one.source).map(({ props: { title: _title, ...rest } }) => rest),
    ],
    ['links', getLinks],
    ['components', getComponents],
    ['numbers', getNumbers],
  ])('has the same %s', (_what, shapeOf) => expect(shapeOf(page)).toEqual(shapeOf(source)));
});
