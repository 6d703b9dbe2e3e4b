import { describe, expect, it } from 'vitest';
import { formatProblem } from '@/features/content/problem';
import { checkContent } from '@/features/content-checks/check';
import { knownComponents } from '@/features/content-checks/rules/components';
import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { plantFolder } from '@/tests/support/plant-folder';
import { site } from '@/theme.config';
import { goodFrontmatter, plantPage } from './support/planted-fences';

function getProblems(root: string): string[] {
  return checkContent(root).map(formatProblem);
}

it('pages can use exactly the components of the site', () => {
  const registered = Object.keys(
    createMdxComponents({ locale: site.locales[0], textLocale: site.locales[0] }),
  )
    // The compiler creates it from a mermaid fence; pages don't write it.
    .filter((name) => /^[A-Z]/.test(name) && name !== 'Diagram');
  expect([...knownComponents].sort()).toEqual(registered.sort());
});

describe('the content check', () => {
  const drawn = '```mermaid\nflowchart LR\n  accTitle: One\n  accDescr: Two\n  A --> B\n```';
  it.each([
    ['planted.mdx:5: a "#" heading in the body', '# Title'],
    ['planted.mdx:7: heading "Two" skips a level', '## One\n\n#### Two'],
    ['planted.mdx:7: heading "One" repeats the one in line 5', '## One\n\n## One'],
    ['planted.mdx:5: <Video> is not a component', '<Video />'],
    ['planted.mdx:5: an import or export', 'import x from "y"'],
    ['planted.mdx:5: <Callout> has type "info"', '<Callout type="info">x</Callout>'],
    ['<Screenshot> has no "alt"', '<Screenshot name="form" />'],
    ['"Corse" is not in appsettings.schema.json', '<Settings section="Endatix:Corse" />'],
    ['names the unknown release "0.7.1"', '<Since release="0.7.1" />'],
    ['of another release', '<Changed in="0.6.0" note="private-forms" />'],
    ['of another kind', '<Since release="0.7.0" note="private-forms" />'],
    ['Unknown note "gone"', '<Changed in="0.7.0" note="gone" />'],
    ['has text, but no "note"', '<Changed in="0.7.0">text</Changed>'],
    ['lists the unknown topic "news"', '<LaterReleases topic="news" />'],
    ['planted.mdx:5: link "/docs/nowhere" leads nowhere', '[x](/docs/nowhere)'],
    ['link "/docs/nowhere" leads nowhere', '<Card title="x" href="/docs/nowhere">x</Card>'],
    ['planted.mdx:7: link "#two": the heading', '## One\n\n[x](#two)'],
    ['planted.mdx:5: link "other" is relative', '[x](other)'],
    ['remove the slash at the end', '[x](/docs/guides/planted/)'],
    ["doesn't exist on", '[x](/docs/api/running-server#nothing)'],
    ['has no alternative text', '![](/missing.png)'],
    ['planted.mdx:6: A mermaid diagram needs the lines', '```mermaid\nflowchart LR\n  A --> B\n```'],
    ['planted.mdx:5: the diagram is new or was changed, and its drawing features/diagrams/', drawn],
    ['planted.mdx:5: the guide begins with a diagram', `${drawn}\n\n## Before you begin`],
    ['the page does not parse', '<Steps>'],
    ['planted.mdx:5: {tenant} in the text is an expression', 'A {tenant} and {/* a comment */}.'],
    ['planted.mdx:7: "Please" is a word to avoid', 'Fine.\n\nPlease wait.'],
    ['planted.mdx:7: "Postgres" is a word to avoid', '## Use `postgres` [#with-postgres]\n\nUse Postgres.'],
    ['sentences have more than 25 words', `${'The server sends one word after another '.repeat(5)}today.`],
    ['a guide page has at most 1000', 'Word after word. '.repeat(334)],
  ])('finds: %s', (expected, body) => {
    expect(getProblems(plantPage(body)).join('\n')).toContain(expected);
  });

  const named = (title: string, body = 'Text.\n') => goodFrontmatter.replace('A planted page', title) + body;
  const withSearch = (key: string) =>
    named('A', '').replace('title:', `search:\n  page: [push events]\n  ${key}:\n    verify: [hmac]\ntitle:`);
  const meta =
    "const meta = {\n  '-- group': { type: 'separator', title: 'Group' },\n  planted: 'Planted',\n  folder: 'Folder',\n  errorz: 'Errors',\n};\nexport default meta;\n";
  it.each<[string, Record<string, string>, string[]]>([
    [
      'a title that is too long, in its line',
      { 'content/long.mdx': named('x'.repeat(61)) },
      ['content/long.mdx:2: frontmatter "title" has 61 characters'],
    ],
    [
      'no phrases of the search for a page and its headings',
      { 'content/good.mdx': withSearch('headings') },
      [],
    ],
    ['other phrases of the search', { 'content/bad.mdx': withSearch('sections') }, ['frontmatter "search"']],
    [
      'keys of _meta.ts without a page, and a page without a key',
      {
        'content/guides/_meta.ts': meta,
        'content/guides/planted.mdx': named('A'),
        'content/guides/newcomer.mdx': named('B'),
        'content/guides/folder/index.mdx': named('C'),
      },
      [
        'content/guides/_meta.ts:5: "errorz" is neither a page nor a folder of content/guides',
        'content/guides/newcomer.mdx:1: content/guides/_meta.ts does not list the page',
      ],
    ],
    [
      'two pages with one title',
      { 'content/a.mdx': named('Twice'), 'content/b.mdx': named('Twice') },
      ['content/b.mdx:1: the title "Twice" is also that of /docs/a'],
    ],
    [
      'a link from a published page to a draft',
      { 'content/draft.mdx': named('A\ndraft: true'), 'content/page.mdx': named('B', '[x](/docs/draft)\n') },
      ['content/page.mdx:5: link "/docs/draft" leads to a draft'],
    ],
    [
      'a page that does not parse, but no link to it',
      { 'content/broken.mdx': named('A', '<Steps>'), 'content/page.mdx': named('B', '[x](/docs/broken)\n') },
      ['content/broken.mdx:5: the page does not parse'],
    ],
    [
      'a link of a translation to what its language lacks, and no title twice',
      {
        'content/page.mdx': named('A', '## One\n'),
        'content/de/page.mdx': named('A', '## Eins\n\n[x](/docs/page#one)\n'),
      },
      ['content/de/page.mdx:7: link "/docs/page#one": the heading'],
    ],
  ])('finds %s', (_what, files, expected) => {
    expect(getProblems(plantFolder(files))).toEqual(
      expected.map((sentence) => expect.stringContaining(sentence)),
    );
  });
});
