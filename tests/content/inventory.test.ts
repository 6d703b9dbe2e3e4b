import { readdirSync, readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { currentVersion } from '@/lib/versions';
import { readPages, type SourcePage } from '@/scripts/check/pages';
import { site } from '@/theme.config';
import { plainText, sectionText } from './support/plain-text';

// The lists come from the platform's source, by the command in each file. A reader who searches for a name or a
// message of the platform finds it on one of the pages.

interface Inventory {
  about: string;
  /** Prints the number of entries, run in a clone of endatix/endatix. */
  command: string;
  count: number;
  /** Files, or folders that end in a slash. */
  pages: string[];
  entries: string[];
  /** Entries that no page has to name, by the reason. */
  excluded: Record<string, string[]>;
}

const FOLDER = 'tests/content/inventory';
const inventories = readdirSync(FOLDER).map((file): [string, Inventory] => [
  file,
  JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')),
]);
const english = readPages(process.cwd()).pages.filter(
  ({ language, version }) => language === site.locales[0].code && version === currentVersion,
);

/** The parts of a message that are the same each time, the longest first. */
const fixedParts = (message: string): string[] =>
  message
    .split('…')
    .map((part) => part.replace(/^['"\s]+|['"\s]+$/g, ''))
    .filter((part) => part.length >= 4)
    .sort((a, b) => b.length - a.length);

/** Phrases in code, as tables quote messages. */
function quotedPhrases(pages: readonly SourcePage[]): string[] {
  const found: string[] = [];
  for (const { tree } of pages) visit(tree, 'inlineCode', ({ value }) => void found.push(value));
  return found.flatMap(fixedParts).filter((part) => /\S \S/.test(part));
}

/** Words of the table rows whose first cell names a type. */
function rowsOf(tree: Nodes, type: string): string[] {
  const found: string[] = [];
  visit(tree, 'tableRow', (row) => {
    const [first] = row.children;
    if (first && new RegExp(`\\b${type}\\b`).test(plainText(first))) found.push(plainText(row));
  });
  return found;
}

/** Returns whether pages name a type, a property or method (with its owner), a file or a message. */
function finder(pages: readonly SourcePage[]): (entry: string) => boolean {
  const text = pages.map(({ tree }) => plainText(tree)).join('\n');
  const phrases = quotedPhrases(pages);
  return (entry) => {
    const [, owner, method] = /^(\w+)\.(\w+)$/.exec(entry) ?? [];
    if (owner && method) {
      const places = pages.flatMap(
        ({ tree }) => sectionText(tree, owner.toLowerCase()) ?? rowsOf(tree, owner),
      );
      return places.some((place) => new RegExp(`\\b${method}\\b`).test(place));
    }
    if (/^\w+$/.test(entry)) return new RegExp(`\\b${entry.replace(/Attribute$/, '')}\\b`).test(text);
    const message = entry.replace(/^(?:Trace|Debug|Information|Warning|Error): /, '');
    const [longest = message] = fixedParts(message);
    return text.includes(longest) || phrases.some((phrase) => message.includes(phrase));
  };
}

describe.each(inventories)('%s', (_file, { command, count, pages, entries, excluded }) => {
  const names = [...entries, ...Object.values(excluded).flat()];

  it('has as many entries as its command counts', () => {
    expect(command).toMatch(/\bgit (?:archive|ls-tree|grep) .*b14288bb/);
    expect(names).toHaveLength(count);
    expect(new Set(names).size).toBe(count);
  });

  it('has a page for each entry', () => {
    const isNamed = finder(english.filter(({ file }) => pages.some((place) => file.startsWith(place))));
    expect(entries.filter((entry) => !isNamed(entry))).toEqual([]);
    expect(isNamed('NotATypeOfThePlatform')).toBe(false);
  });
});
