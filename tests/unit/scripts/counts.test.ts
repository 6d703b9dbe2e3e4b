import { describe, expect, it } from 'vitest';
import { type Counts, summary, sumOf } from '@/scripts/lib/counts';
import { countsOfReport, type Report } from '@/scripts/lib/playwright';
import { countsOf, type FileResult } from '@/scripts/lib/vitest';

function file(name: string, statuses: string[], message = ''): FileResult {
  return {
    name,
    status: message || statuses.includes('failed') ? 'failed' : 'passed',
    message,
    assertionResults: statuses.map((status, index) => ({ fullName: `${name} ${index}`, status })),
  };
}

describe('the counts of tests without a browser', () => {
  it('have one failure more for a file that did not start', () => {
    const files = [
      file('a.test.ts', ['passed', 'failed', 'skipped']),
      file('b.test.ts', [], 'No such module'),
    ];
    expect(countsOf(files)).toEqual({
      passed: 1,
      failed: 2,
      flaky: [],
      failures: ['a.test.ts › a.test.ts 1', 'b.test.ts'],
      notRun: ['a.test.ts 2'],
    });
  });

  it('keep the exit code: a rejection that no test heard is a failure', () => {
    expect(countsOf([file('a.test.ts', ['passed'])], 1)).toEqual({
      passed: 1,
      failed: 1,
      flaky: [],
      failures: [],
      notRun: [],
    });
  });
});

describe('the counts of browser tests', () => {
  const report = (...statuses: ('expected' | 'unexpected' | 'flaky' | 'skipped')[]): Report => ({
    errors: [],
    suites: [
      {
        title: 'shell/toc.test.ts',
        specs: [],
        suites: [
          { title: 'toc', specs: statuses.map((status, at) => ({ title: `t${at}`, tests: [{ status }] })) },
        ],
      },
    ],
  });

  it('name what passed only when repeated, with its file and block', () => {
    expect(countsOfReport(report('expected', 'flaky', 'skipped'))).toEqual({
      passed: 2,
      failed: 0,
      flaky: ['shell/toc.test.ts › toc › t1'],
      failures: [],
    });
  });

  it('have a failure for each test that never passed, for a file that did not load, and for a bad end', () => {
    expect(countsOfReport(report('unexpected', 'expected'), 1)).toMatchObject({
      failed: 1,
      failures: ['shell/toc.test.ts › toc › t0'],
    });
    expect(countsOfReport({ ...report('expected'), errors: ['SyntaxError'] }, 1).failed).toBe(1);
    expect(countsOfReport(report('expected'), 1).failed).toBe(1);
  });
});

describe('several runs together', () => {
  const run = (...flaky: string[]): Counts => ({ passed: 2, failed: 0, flaky });

  it('fail for a name that was flaky twice, and only name what was flaky once', () => {
    expect(sumOf([run('a', 'b'), run('a'), run('c')])).toEqual({
      passed: 6,
      failed: 1,
      flaky: ['a', 'b', 'c'],
      failures: [],
      notRun: [],
    });
    expect(sumOf([run('a'), run('b')]).failed).toBe(0);
  });

  it('end with the counts, and with the names before them only when there are any', () => {
    expect(summary(run())).toBe('2 passed, 0 failed');
    expect(summary({ ...run(), failed: 1, failures: ['a.test.ts › adds'] })).toBe(
      'FAILED  a.test.ts › adds\n2 passed, 1 failed',
    );
    expect(summary(run('a', 'b'))).toBe('2 flaky: a; b\n2 passed, 0 failed');
    expect(summary({ ...run(), notRun: ['samples in Go'] })).toBe(
      '1 not run on this machine: samples in Go\n2 passed, 0 failed, 1 not run',
    );
  });
});
