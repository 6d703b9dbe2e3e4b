import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf, type FileResult, filesToRepeat } from '@/scripts/support/vitest';

function file(name: string, statuses: string[], message = ''): FileResult {
  return {
    name: resolve(name),
    status: message || statuses.includes('failed') ? 'failed' : 'passed',
    message,
    assertionResults: statuses.map((status, index) => ({ fullName: `${name} ${index}`, status })),
  };
}

describe('the counts of a test run', () => {
  it('has one failure more for a file that did not start', () => {
    const files = [
      file('a.test.ts', ['passed', 'failed', 'skipped']),
      file('b.test.ts', [], 'No such module'),
    ];
    expect(countsOf(files)).toEqual({ passed: 1, failed: 2 });
  });
});

describe('what runs a second time', () => {
  const browser = (name: string) => file(`tests/e2e/${name}.test.ts`, ['passed', 'failed']);

  it('is the failing files of browser tests, as paths from the project', () => {
    const files = [
      browser('shell/toc'),
      file('tests/e2e/pages.test.ts', ['passed']),
      file('tests/unit/a.test.ts', ['passed']),
    ];
    expect(filesToRepeat(files)).toEqual(['tests/e2e/shell/toc.test.ts']);
  });

  it('holds a browser test that did not start', () => {
    const files = [file('tests/e2e/links.test.ts', [], 'Timeout of a hook')];
    expect(filesToRepeat(files)).toEqual(['tests/e2e/links.test.ts']);
  });

  it('is nothing when a test without a browser failed: its failure is no accident', () => {
    expect(filesToRepeat([browser('shell/toc'), file('tests/contract/a.test.ts', ['failed'])])).toEqual([]);
  });

  it('is nothing when many files failed', () => {
    expect(filesToRepeat(['a', 'b', 'c', 'd'].map(browser))).toEqual([]);
  });

  it('is nothing when all passed', () => {
    expect(filesToRepeat([file('tests/e2e/pages.test.ts', ['passed', 'skipped'])])).toEqual([]);
  });
});
