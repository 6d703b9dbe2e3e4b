import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import { getHeadings } from '@/features/content/tree';
import { absoluteUrl, markdownPageLinks, servedMarkdown } from '@/features/exports/markdown/links';
import { mdxToMarkdown } from '@/features/exports/markdown/page';
import { codeAfterChange } from '@/shared/code/notation';
import { languages } from '@/shared/i18n/languages';
import { type LocaleCode, site } from '@/theme.config';

const parser = unified().use(remarkParse).use(remarkGfm);
const data = getData();
const convert = (body: string, language: LocaleCode = 'en') =>
  mdxToMarkdown(`---\ntitle: T\ndescription: D\n---\n\n${body}\n`, {
    file: 'p.mdx',
    language,
    data,
    link: markdownPageLinks('/docs/guides/p'),
  })
    .replace('# T\n\nD\n\n', '')
    .trimEnd();

describe('components become plain Markdown', () => {
  it.each([
    [
      'a callout',
      '<Callout type="warning">\nMind **this**.\n</Callout>',
      '> **Warning**\n>\n> Mind **this**.',
    ],
    [
      'a callout on one line',
      '<Callout type="tip" title="Try">It works.</Callout>',
      '> **Try**\n>\n> It works.',
    ],
    [
      'tabs',
      "<Tabs group=\"shell\" items={['bash', 'PowerShell']}>\n<Tab>\n```bash\nls\n```\n</Tab>\n<Tab>\ntwo\n</Tab>\n</Tabs>",
      '**bash**\n\n```bash\nls\n```\n\n**PowerShell**\n\ntwo',
    ],
    [
      'cards',
      '<Cards>\n  <Card title="One" href="/docs/guides/webhooks">First.</Card>\n  <Card title="Two" href="/markdown-page">\n    Second.\n  </Card>\n</Cards>',
      `- [One](${site.origin}/docs/guides/webhooks.md): First.\n- [Two](${site.origin}/markdown-page/): Second.`,
    ],
    ['details', '<Details summary="Why?">\nBecause.\n</Details>', '**Why?**\n\nBecause.'],
    ['steps', '<Steps>\n\n### First [#one]\n\nDo it.\n\n</Steps>', '### First <a id="one"></a>\n\nDo it.'],
    ['a file tree', '<FileTree>\n- src/\n  - a.cs — entry\n</FileTree>', '- src/\n  - a.cs — entry'],
    [
      'a term',
      'A <Term name="webhook">hook</Term>.',
      `A [hook](${markdownPageLinks('/docs')(data.terms.webhook?.href ?? '')}).`,
    ],
    [
      'a named file',
      '```csharp filename="Program.cs" {2}\nrun();\n```',
      '`Program.cs`:\n\n```csharp\nrun();\n```',
    ],
    ['a comment', 'a {/* hidden */} b', 'a  b'],
  ])('%s', (_name, mdx, markdown) => {
    expect(convert(mdx)).toBe(markdown);
  });

  it('a settings table, with every row of the section', () => {
    const markdown = convert('<Settings section="Endatix:Cors" />');
    const rows = settingRows('Endatix:Cors', data.settings);
    expect(rows.length).toBeGreaterThan(3);
    for (const { path, env } of rows)
      expect(markdown).toMatch(new RegExp(`\\| \`${path.replaceAll('[', '\\[')}\`.*\`${env}\` \\|`));
    expect(markdown.split('\n')).toHaveLength(rows.length + 2);
  });

  it("an API example, as request and response, with the address in the page's samples", () => {
    const markdown = convert(
      '<ApiExample operation="createForm" title="Create" auth body={{ name: \'F\', n: 9007199254740993 }} status={201} response={{ id: \'1\' }} />',
    );
    expect(markdown).toBe(
      [
        '**Create**',
        '```bash\ncurl http://localhost:5001/api/forms \\\n  -H \'Authorization: Bearer {{accessToken}}\' \\\n  -H \'Content-Type: application/json\' \\\n  --data-raw \'{\n  "name": "F",\n  "n": 9007199254740993\n}\'\n```',
        `${languages.en.vocabulary.response}: **201** Created:`,
        '```json\n{\n  "id": "1"\n}\n```',
      ].join('\n\n'),
    );
  });
});

describe('content without a text form', () => {
  it.each([
    ['an expression', 'a {1 + 1}', /p\.mdx:6: the expression \{1 \+ 1\} has no text form/],
    ['an unknown component', '<Video />', /p\.mdx:6: <Video> has no Markdown form/],
  ])('%s is rejected with file and line', (_name, mdx, sentence) => {
    expect(() => convert(mdx)).toThrow(sentence);
  });
});

describe('links of Markdown pages', () => {
  const german = site.locales.find(({ code }) => code === 'de') ?? site.locales[0];
  it.each([
    ['/docs', '/docs/getting-started/quick-start.md'],
    ['/docs/api#/Forms/createForm', '/docs/api/#/Forms/createForm'],
    ['/docs/guides/webhooks#retries', '/docs/guides/webhooks.md#retries'],
    ['#here', '/docs/guides/p.md#here'],
    ['/appsettings.schema.json', '/appsettings.schema.json'],
  ])('%s becomes %s', (href, path) => {
    expect(markdownPageLinks('/docs/guides/p')(href)).toBe(site.origin + path);
  });

  it('stay in the language of the page', () => {
    const link = markdownPageLinks('/de/docs/guides/p', german);
    expect(link('/docs/guides/webhooks')).toBe(absoluteUrl('/de/docs/guides/webhooks.md'));
    expect(link('/docs/api/forms/createForm')).toBe(absoluteUrl('/docs/api/forms/createForm.md'));
    expect(link('https://example.com')).toBe('https://example.com');
  });
});

it.each([
  ['below its description', '# T\n\nD\n\n## A\n\na\n', '# T\n\nD\n\nINDEX\n\n## A\n\na\n'],
  ['at its end where it has nothing more', '# T\n\nD\n', '# T\n\nD\n\nINDEX\n'],
])('a served page links to the index %s', async (_where, text, served) => {
  const index = `> All pages of the documentation are listed in ${site.origin}/llms.txt`;
  expect(await servedMarkdown({ text: async () => text })).toBe(served.replace('INDEX', index));
});

// tests/export/outputs.test.ts checks that the build's files are plain Markdown.
it.each(readPages(process.cwd()).pages)(
  '$file keeps its headings and its code',
  ({ file, source, route, tree }) => {
    const markdown = parser.parse(
      mdxToMarkdown(source, {
        file,
        language: 'en',
        data,
        link: markdownPageLinks(route),
      }),
    );
    const titles = (one: Root) =>
      getHeadings(one).map(({ text }) => text.replace(/<a id="[^"]+"><\/a>/, '').trim());
    expect(titles(markdown)).toEqual(titles(tree));
    const codes = (one: Root) => {
      const values: string[] = [];
      visit(one, 'code', ({ value }) => void values.push(codeAfterChange(value)));
      return values;
    };
    expect(codes(markdown)).toEqual(expect.arrayContaining(codes(tree)));
  },
);
