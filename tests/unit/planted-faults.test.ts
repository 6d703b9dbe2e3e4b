import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plantedFaults } from '@/tests/faults/planted';

describe('the planted fault', () => {
  it.each(
    Object.values(plantedFaults)
      .flat()
      .filter(({ file }) => !file.startsWith('out/'))
      .map((fault) => [fault.name, fault] as const),
  )('%s finds its text in its file', (_name, { file, find }) => {
    const text = readFileSync(file, 'utf8');
    expect(typeof find === 'string' ? text.includes(find) : find.test(text), `${file}: ${find}`).toBe(true);
  });
});
