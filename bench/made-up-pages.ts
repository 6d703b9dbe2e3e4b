import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages in a section, and sections in a topic at the top of the tree. */
const SECTION = 20;

const WORDS =
  'form answer tenant submission storage server value request token field page reader worker queue record list setting number reply version account schema index source target folder process group string object error rule'.split(
    ' ',
  );

/** A generator of numbers from 0 to 1 that gives the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function text(number: number): string {
  const next = random(number + 1);
  const word = () => WORDS[Math.floor(next() * WORDS.length)] ?? '';
  const sentence = () => {
    const [first = '', ...others] = Array.from({ length: 8 + Math.floor(next() * 8) }, word);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${others.join(' ')}.`;
  };
  const paragraph = () => Array.from({ length: 3 + Math.floor(next() * 3) }, sentence).join(' ');
  const section = (index: number) => `## Part ${index + 1} of the ${word()} ${word()}

${paragraph()}

${paragraph()}

| Name | Type | Meaning |
|---|---|---|
${Array.from({ length: 4 }, () => `| \`${word()}-${word()}\` | string | ${sentence()} |`).join('\n')}

\`\`\`json
${JSON.stringify(Object.fromEntries(Array.from({ length: 5 }, () => [word(), word()])), null, 2)}
\`\`\`

### Detail ${index + 1} of the ${word()}

${paragraph()}
`;
  return `---
title: Made-up page ${number}
description: Page ${number} of those that show how the site grows, about ${word()} and ${word()}.
---

${paragraph()}

${Array.from({ length: 4 }, (_, index) => section(index)).join('\n')}`;
}

const folders = (number: number): [topic: string, section: string] => [
  `topic-${Math.floor(number / SECTION ** 2) + 1}`,
  `section-${(Math.floor(number / SECTION) % SECTION) + 1}`,
];

/** Site path of a made-up page. */
export const madeUpPath = (number: number): string =>
  `/docs/${folders(number).join('/')}/page-${(number % SECTION) + 1}/`;

/**
 * Writes pages as a large site has them: topics of 20 sections of 20 pages, each with headings, prose, tables and code.
 * A page is the same in every number of pages.
 * @param content folder of the content
 */
export async function writePages(content: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const folder = join(content, ...folders(number));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `page-${(number % SECTION) + 1}.mdx`), text(number));
  }
}
