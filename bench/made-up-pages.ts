import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomFrom } from '@/tests/contract/hostile/random';

/** Pages in a section, and sections in a topic at the top of the tree. */
const SECTION = 20;

const WORDS =
  'form answer tenant submission storage server value request token field page reader worker queue record list setting number reply version account schema index source target folder process group string object error rule'.split(
    ' ',
  );

function text(number: number): string {
  const random = randomFrom(number);
  const word = () => random.pick(WORDS);
  const sentence = () => {
    const [first = '', ...others] = Array.from({ length: 8 + random.below(8) }, word);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${others.join(' ')}.`;
  };
  const paragraph = () => Array.from({ length: 3 + random.below(3) }, sentence).join(' ');
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
