import { describe, expect, it } from 'vitest';
import { withoutMetaKeys } from '@/features/docs-version/rewrite-meta';
import { rewritePage } from '@/features/docs-version/rewrite-page';
import { madeUpVersion } from '@/tests/support/old-version';

const version = madeUpVersion('0.1.1');
const rewrite = (body: string) => rewritePage('page.mdx', body, version);

describe('rewritePage', () => {
  it('moves links, definitions and cards, also in frontmatter', () => {
    const page = [
      '---',
      'title: A page about /docs/guides',
      '---',
      '',
      'See [/docs/guides](/docs/guides "all guides") and [other][x], ä 😀 [last](/docs/b#c).',
      '',
      '[x]: /docs/guides/webhooks',
      '',
      '<Cards>',
      '  <Card title="Hooks" href="/docs/guides/webhooks">Text</Card>',
      '</Cards>',
      '',
    ].join('\n');
    expect(rewrite(page)).toBe(
      page
        .replace('](/docs/guides "', '](/docs/0.1.1/guides "')
        .replace('](/docs/b#c)', '](/docs/0.1.1/b#c)')
        .replace('[x]: /docs/guides', '[x]: /docs/0.1.1/guides')
        .replace('href="/docs/guides', 'href="/docs/0.1.1/guides'),
    );
  });

  it.each([
    'Ask `[a](/docs/guides)`:\n\n```text\n[a](/docs/guides)\n```\n',
    // These refer to the data of the version.
    '<Term name="webhook">Web**hooks**</Term> tell.\n\n<Settings section="Endatix:Cors" />\n',
  ])('leaves code and components unchanged: %j', (page) => expect(rewrite(page)).toBe(page));
});

describe('withoutMetaKeys', () => {
  it('removes quoted, plain and nested entries and keeps the rest unchanged', () => {
    const source =
      "const meta: MetaRecord = {\n  a: 'A', // first\n  'b-b': { title: 'B, or b' },\n  c: 'C',\n};\n";
    expect(withoutMetaKeys(source, new Set(['b-b']))).toBe(
      "const meta: MetaRecord = {\n  a: 'A', // first\n  c: 'C',\n};\n",
    );
    expect(withoutMetaKeys(source, new Set(['d']))).toBe(source);
    expect(withoutMetaKeys("export default { a: 'A', c: 'C' };", new Set(['c']))).toBe(
      "export default { a: 'A', };",
    );
  });
});
