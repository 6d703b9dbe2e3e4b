import { readFileSync } from 'node:fs';
import type { ApiCase } from './case-format';

/** All executable cases. The second table goes where the first has gaps: bounds, every filter, one rule in all operations. */
export const cases: ApiCase[] = ['cases.jsonl', 'more-cases.jsonl'].flatMap((file) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ApiCase),
);
