import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readPages, type SourcePage } from '@/features/content/pages';
import { settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import facts from './shared-facts.json';
import { plainText } from './support/plain-text';

// Some numbers are on several pages, where a link alone would send readers away for a word. Each sentence and table
// row about one of them has to state the same number, with a default from the settings where there is one.

interface Fact {
  fact: string;
  /** Pattern of the sentences that state the fact. */
  about: string;
  unit: string;
  setting?: string;
  values: string[];
}

const numerals: Record<string, string> = {
  four: '4',
  six: '6',
  seven: '7',
  eight: '8',
  sechs: '6',
  sieben: '7',
  acht: '8',
};
const { settings } = getData();

/** Returns the sentences of the paragraphs, and the rows of the tables. */
function getStatements({ file, tree }: SourcePage): { file: string; words: string }[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph') found.push(...plainText(node).split(/(?<=[.!?:]) /));
    if (node.type === 'tableRow') found.push(plainText(node));
  });
  return found.map((words) => ({ file, words }));
}

const statements = readPages(process.cwd()).pages.flatMap(getStatements);

describe('pages state the same', () => {
  it.each<Fact>(facts)('$fact', ({ about, unit, setting, values }) => {
    const [row] = setting ? settingRows(setting, settings) : [];
    const known = new Set(row ? [row.default, ...values] : values);
    const number = new RegExp(`(\\d[\\d,]*|${Object.keys(numerals).join('|')}) (?:${unit})\\b`, 'gi');
    const stated = statements
      .filter(({ words }) => new RegExp(about, 'i').test(words))
      .flatMap((statement) =>
        [...statement.words.matchAll(number)].map(([, value = '']) => ({
          ...statement,
          value: numerals[value.toLowerCase()] ?? value,
        })),
      );
    expect(new Set(stated.map(({ file }) => file)).size).toBeGreaterThan(1);
    expect(stated.filter(({ value }) => !known.has(value))).toEqual([]);
  });
});
