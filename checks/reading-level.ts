import { pathToFileURL } from 'node:url';
import { SKIP, visit } from 'unist-util-visit';
import { readPages, type SourcePage } from './pages';
import { textOf } from './tree';

/** How hard the prose of a page is to read. */
export interface ReadingLevel {
  file: string;
  words: number;
  wordsPerSentence: number;
  /** Flesch-Kincaid grade: years of school that the text asks for. Syllables are estimated. */
  grade: number;
}

/** Reading level of the paragraphs and list items of a page; tables and code are left out. */
export function readingLevel(page: SourcePage): ReadingLevel {
  const sentences = proseOf(page)
    .flatMap((text) => text.split(/[.!?:;]+(?=\s|$)/))
    .filter((part) => /\w/.test(part));
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z][\w'-]*/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const wordsPerSentence = words.length / Math.max(1, sentences.length);
  const grade = 0.39 * wordsPerSentence + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
  return { file: page.file, words: words.length, wordsPerSentence, grade };
}

function proseOf(page: SourcePage): string[] {
  const found: string[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'table' || node.type === 'code') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    // A name in code reads as one word, however long it is.
    const text = node.children
      .map((child) => (child.type === 'inlineCode' ? 'code' : textOf(child)))
      .join('');
    found.push(text);
    return SKIP;
  });
  return found;
}

function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // The formula is made for English.
  const levels = readPages(process.cwd())
    .pages.filter((page) => page.language === 'en')
    .map(readingLevel)
    .sort((a, b) => b.grade - a.grade);
  for (const { file, words, wordsPerSentence, grade } of levels) {
    console.log(
      `${grade.toFixed(1).padStart(5)}  ${wordsPerSentence.toFixed(1).padStart(5)} words a sentence  ${String(words).padStart(5)} words  ${file}`,
    );
  }
}
