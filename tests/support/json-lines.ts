import { readFileSync } from 'node:fs';

/** Returns the records of a file that has one on each line, by its path below the project. */
export const readLines = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
