import { readdirSync, readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readPages, type SourcePage } from '@/features/content/pages';
import { getHeadings } from '@/features/content/tree';
import { site } from '@/theme.config';
import { plainText, sectionText } from './support/plain-text';

// The lists come from the platform's source, by the command in each file. Readers who search for a name or a
// message of the platform must find it on a page.

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
  ({ language, frontmatter }) => language === site.locales[0].code && frontmatter.draft !== true,
);

/** Returns the constant parts of a message, the longest first. */
const fixedParts = (message: string): string[] =>
  message
    .split('…')
    .map((part) => part.replace(/^['"\s]+|['"\s]+$/g, ''))
    .filter((part) => part.length >= 4)
    .sort((a, b) => b.length - a.length);

/** Returns phrases in inline code, as tables quote messages. */
function quotedPhrases(pages: readonly SourcePage[]): string[] {
  const found: string[] = [];
  for (const { tree } of pages) visit(tree, 'inlineCode', ({ value }) => void found.push(value));
  return found.flatMap(fixedParts).filter((part) => /\S \S/.test(part));
}

/** Checks whether pages name a type, a property or method (in the section of its owner), a file or a message. */
function createFinder(pages: readonly SourcePage[]): (entry: string) => boolean {
  const text = pages.map(({ tree }) => plainText(tree)).join('\n');
  const phrases = quotedPhrases(pages);
  const sections = pages.flatMap(({ tree }) =>
    getHeadings(tree).map(({ id }) => ({ id, words: sectionText(tree, id) ?? '' })),
  );
  return (entry) => {
    const [, owner, member] = /^(\w+)\.(\w+)(?:: .*)?$/.exec(entry) ?? [];
    if (owner && member) {
      const own = sections.filter(({ id }) => id === owner.toLowerCase());
      const places = own.length > 0 ? own : sections.filter(({ words }) => names(words, owner));
      return places.some(({ words }) => names(words, member));
    }
    if (/^\w+$/.test(entry)) return names(text, entry.replace(/Attribute$/, ''));
    const message = entry.replace(/^(?:Trace|Debug|Information|Warning|Error): /, '');
    const [longest = message] = fixedParts(message);
    return text.includes(longest) || phrases.some((phrase) => message.includes(phrase));
  };
}

/** Returns whether a text contains a name as a whole word. */
const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

describe.each(inventories)('%s', (_file, { command, count, pages, entries, excluded }) => {
  const all = [...entries, ...Object.values(excluded).flat()];

  it('has as many entries as its command counts', () => {
    expect(command).toMatch(/\bgit (?:archive|ls-tree|grep) .*b14288bb/);
    expect(all).toHaveLength(count);
    expect(new Set(all).size).toBe(count);
  });

  it('has a page for each entry', () => {
    const isNamed = createFinder(english.filter(({ file }) => pages.some((place) => file.startsWith(place))));
    expect(entries.filter((entry) => !isNamed(entry))).toEqual([]);
    expect(isNamed('NotATypeOfThePlatform')).toBe(false);
  });
});
