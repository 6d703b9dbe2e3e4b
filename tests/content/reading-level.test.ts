import { describe, expect, it } from 'vitest';
import { readPages } from '@/checks/pages';
import { readingLevel } from '@/checks/reading-level';
import { plantPage } from './support/project';

function levelOf(body: string) {
  const [page] = readPages(plantPage(body)).pages;
  if (!page) throw new Error('The planted page does not parse.');
  return readingLevel(page);
}

describe('the reading level', () => {
  it('counts words and sentences of prose only', () => {
    const level = levelOf(
      'The cat sat. The dog ran off.\n\n```text\nNot this one\n```\n\n| a | b |\n|---|---|\n| x | y |',
    );
    expect(level.words).toBe(7);
    expect(level.wordsPerSentence).toBe(3.5);
  });

  it('is higher for longer words and sentences', () => {
    const easy = levelOf('Run the app. It starts.').grade;
    const hard = levelOf(
      'Administrators subsequently configure authentication infrastructure considerations comprehensively.',
    ).grade;
    expect(hard).toBeGreaterThan(easy + 10);
  });
});
