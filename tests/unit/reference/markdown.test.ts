import { readFileSync } from 'node:fs';
import type { PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { plainText, readBlocks } from '@/shared/markdown';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The files whose texts contain Markdown, with the names of their properties. */
const sources = [
  { file: 'openapi.json', names: 'description summary', least: 400 },
  { file: 'public/appsettings.schema.json', names: 'description $comment', least: 100 },
  {
    file: 'generated/differences.json',
    names: 'title says client advice about purpose when notes measured reading',
    least: 150,
  },
];

function getTexts(value: unknown, properties: readonly string[], name = ''): string[] {
  if (typeof value === 'string') return properties.includes(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => getTexts(item, properties, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => getTexts(item, properties, key));
}

/** Returns the blocks of a full parser in our format. */
function parsed(text: string) {
  const { children } = parser.parse(text);
  const inner = (node: RootContent): PhrasingContent[] => (node.type === 'paragraph' ? node.children : []);
  return children.map((node) =>
    node.type === 'list'
      ? { type: 'list', items: node.children.map((item) => item.children.flatMap(inner)) }
      : { type: node.type, children: inner(node) },
  );
}

/** Removes positions and titles of links from nodes. */
const plain = (nodes: unknown): unknown =>
  JSON.parse(JSON.stringify(nodes, (key, value) => (/^(position|title)$/.test(key) ? undefined : value)));

it.each(sources)('reads each text of $file like a full Markdown parser', ({ file, names, least }) => {
  const texts = getTexts(JSON.parse(readFileSync(file, 'utf8')), names.split(' '));
  expect(texts.length).toBeGreaterThan(least);
  for (const text of texts) expect(readBlocks(text), text).toEqual(plain(parsed(text)));
});

it('plain text has the words of code, links and strong text', () => {
  expect(plainText('A [`b` c](/d) **e**')).toBe('A b c e');
});
