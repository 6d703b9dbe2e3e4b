import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiFaults } from '@/tests/faults/api';
import { browserFaults } from '@/tests/faults/browser';
import { contentFaults } from '@/tests/faults/content';
import { exportFaults } from '@/tests/faults/export';

describe('the planted fault', () => {
  it.each(
    [...apiFaults, ...contentFaults, ...exportFaults, ...browserFaults]
      .filter(({ file }) => !file.startsWith('out/'))
      .map((fault) => [fault.name, fault] as const),
  )('%s finds its text in its file', (_name, { file, find }) => {
    const text = readFileSync(file, 'utf8');
    expect(typeof find === 'string' ? text.includes(find) : find.test(text), `${file}: ${find}`).toBe(true);
  });
});
