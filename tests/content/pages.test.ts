import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { type DataOf, dataOf } from '@/lib/server/versions/data';
import { linkIn } from '@/lib/server/versions/links';
import { checkContent } from '@/scripts/check/check';
import { formatProblem } from '@/scripts/check/problem';
import { knownComponents } from '@/scripts/check/rules/components';
import { plantFolder } from '@/tests/support/plant-folder';
import { site } from '@/theme.config';
import { goodFrontmatter, plantPage } from './support/project';

async function problemsOf(root: string): Promise<string[]> {
  return (await checkContent(root)).map(formatProblem);
}

describe('pages of the documentation', () => {
  it('have no problems', async () => {
    expect(await problemsOf(process.cwd())).toEqual([]);
  });

  it('may use exactly the components that the site knows', () => {
    const registered = Object.keys(
      createMdxComponents({ locale: site.locales[0], textLocale: site.locales[0] }),
    )
      // The compiler makes it of a mermaid fence; a page does not write it.
      .filter((name) => /^[A-Z]/.test(name) && name !== 'Diagram');
    expect([...knownComponents].sort()).toEqual(registered.sort());
  });
});

describe('the content check', () => {
  it('finds the folder of a version that is not listed, once', async () => {
    const page = `${goodFrontmatter}Text.\n`;
    const found = await problemsOf(
      plantFolder({
        'content/0.9.0/guides/a.mdx': page,
        'content/0.9.0/guides/b.mdx': page.replace('A planted page', 'Another planted page'),
        'content/0.1.1/guides/a.mdx': page,
      }),
    );
    expect(found).toEqual([
      expect.stringContaining(
        'content/0.9.0/guides/a.mdx:1: the folder content/0.9.0 holds a version that is not listed',
      ),
    ]);
  });

  it('accepts a page in order', async () => {
    expect(await problemsOf(plantPage('Text.\n\n## One\n\n[up](#one) and [home](/docs).'))).toEqual([]);
  });

  const texts = 'accTitle: One\n  accDescr: Two';
  it.each([
    ['planted.mdx:5: a "#" heading in the body', '# Title'],
    ['planted.mdx:7: heading "Two" skips a level', '## One\n\n#### Two'],
    ['planted.mdx:7: heading "One" repeats the one in line 5', '## One\n\n## One'],
    ['planted.mdx:5: <Video> is not a component', '<Video />'],
    ['planted.mdx:5: an import or export', 'import x from "y"'],
    ['planted.mdx:5: <Callout> has type "info"', '<Callout type="info">x</Callout>'],
    ['<Screenshot> has no "alt"', '<Screenshot name="form" />'],
    ['"Corse" is not in appsettings.schema.json', '<Settings section="Endatix:Corse" />'],
    ['planted.mdx:5: link "/docs/nowhere" leads nowhere', '[x](/docs/nowhere)'],
    ['link "/docs/nowhere" leads nowhere', '<Card title="x" href="/docs/nowhere">x</Card>'],
    ['planted.mdx:7: link "#two": the heading', '## One\n\n[x](#two)'],
    ['planted.mdx:5: link "other" is relative', '[x](other)'],
    ['remove the slash at the end', '[x](/docs/guides/planted/)'],
    ["doesn't exist on", '[x](/docs/api/running-server#nothing)'],
    ['has no alternative text', '![](/missing.png)'],
    ['planted.mdx:6: A mermaid diagram needs the lines', '```mermaid\nflowchart LR\n  A --> B\n```'],
    [
      'planted.mdx:9: mermaid cannot read the diagram: Parse error on line 5',
      `\`\`\`mermaid\nflowchart LR\n  ${texts}\n  A -->\n\`\`\``,
    ],
    [
      'planted.mdx:5: the diagram is new or was changed, and its drawing public/diagrams/d',
      `\`\`\`mermaid\nflowchart LR\n  ${texts}\n  A --> B\n\`\`\``,
    ],
    ['the page does not parse', '<Steps>'],
  ])('finds: %s', async (expected, body) => {
    expect((await problemsOf(plantPage(body))).join('\n')).toContain(expected);
  });

  it('finds a title that is too long, in its line', async () => {
    const page = goodFrontmatter.replace('A planted page', 'x'.repeat(61));
    const problems = await problemsOf(plantFolder({ 'content/long.mdx': page }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('content/long.mdx:2: frontmatter "title" has 61 characters');
  });

  it('accepts phrases of the search for the page and its headings, and finds others', async () => {
    const withSearch = (key: string) =>
      goodFrontmatter.replace(
        'title:',
        `search:\n  page: [push events]\n  ${key}:\n    verify: [hmac]\ntitle:`,
      );
    expect(await problemsOf(plantFolder({ 'content/good.mdx': withSearch('headings') }))).toEqual([]);
    expect((await problemsOf(plantFolder({ 'content/bad.mdx': withSearch('sections') }))).join()).toContain(
      'frontmatter "search"',
    );
  });

  it('finds keys of _meta.ts without a page, and a page without a key', async () => {
    const meta =
      "const meta = {\n  planted: 'Planted',\n  folder: 'Folder',\n  errorz: 'Errors',\n};\nexport default meta;\n";
    const other = goodFrontmatter.replace('A planted page', 'Another planted page');
    const found = await problemsOf(
      plantFolder({
        'content/guides/_meta.ts': meta,
        'content/guides/planted.mdx': `${goodFrontmatter}Text.\n`,
        'content/guides/newcomer.mdx': `${other}Text.\n`,
        'content/guides/folder/index.mdx': `${other.replace('Another', 'A third')}Text.\n`,
      }),
    );
    expect(found).toEqual([
      expect.stringContaining(
        'content/guides/_meta.ts:4: "errorz" is neither a page nor a folder of content/guides',
      ),
      expect.stringContaining(
        'content/guides/newcomer.mdx:1: content/guides/_meta.ts does not list the page',
      ),
    ]);
  });

  it('finds two pages with one title', async () => {
    const problems = await problemsOf(
      plantFolder({ 'content/a.mdx': goodFrontmatter, 'content/b.mdx': goodFrontmatter }),
    );
    expect(problems).toEqual([
      expect.stringContaining('content/b.mdx:1: the title "A planted page" is also that of /docs/a'),
    ]);
  });

  it('finds a link from a published page to a draft', async () => {
    const draft = goodFrontmatter.replace('title: A planted page', 'title: Unready\ndraft: true');
    const files = { 'content/draft.mdx': draft, 'content/page.mdx': `${goodFrontmatter}[x](/docs/draft)\n` };
    expect((await problemsOf(plantFolder(files))).join()).toContain(
      'content/page.mdx:5: link "/docs/draft" leads to a draft',
    );
  });

  it('keeps links of a translation in its language, and titles apart', async () => {
    const english = `${goodFrontmatter}## One\n`;
    const german = `${goodFrontmatter}## Eins\n\n[x](/docs/page#one)\n`;
    const problems = await problemsOf(
      plantFolder({ 'content/page.mdx': english, 'content/de/page.mdx': german }),
    );
    expect(problems).toEqual([
      expect.stringContaining('content/de/page.mdx:7: link "/docs/page#one": the heading'),
    ]);
  });
});

describe('when the data of the current version changes', () => {
  const [current, old] = site.versions;
  const { contract, settings } = dataOf(current);
  /** The data without an operation and a section of settings that pages of both versions show. */
  const changed: DataOf = (version) => {
    if (version.path) return dataOf(version);
    const { Endatix: endatix } = settings.properties ?? {};
    const { Cors: _cors, ...others } = endatix?.properties ?? {};
    return {
      ...dataOf(version),
      contract: { ...contract, operations: contract.operations.filter(({ id }) => id !== 'createForm') },
      settings: {
        ...settings,
        properties: { ...settings.properties, Endatix: { ...endatix, properties: others } },
      },
    };
  };

  it('the check blames pages of the current version only', async () => {
    const blamed = (await checkContent(process.cwd(), changed)).map(({ file }) => file);
    expect(blamed).toContain('content/configuration/settings/cors-settings.mdx');
    expect(blamed.filter((file) => file.startsWith('content/0.1.1/'))).toEqual([]);
  });

  it('an operation that is gone leads from a frozen page to the contract of its version', () => {
    if (!old) throw new Error('There is no old version.');
    const file = `/versions/${old.path}/openapi.json`;
    expect(linkIn(old, '/docs/api/forms/createForm', changed)).toBe(file);
    expect(linkIn(old, '/docs/api#/Forms/createForm', changed)).toBe(file);
    expect(linkIn(old, '/docs/api/forms/getForm', changed)).toBe('/docs/api/forms/getForm');
    expect(linkIn(current, '/docs/api/forms/createForm', changed)).toBe('/docs/api/forms/createForm');
  });
});
