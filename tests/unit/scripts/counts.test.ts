import { expect, it } from 'vitest';
import { summary, sumOf } from '@/scripts/lib/counts';
import { countsOfReport } from '@/scripts/lib/playwright';
import { countsOf, type FileResult } from '@/scripts/lib/vitest';

const file = (statuses: string[], message = ''): FileResult => ({
  name: 'a.test.ts',
  status: message || statuses.includes('failed') ? 'failed' : 'passed',
  message,
  assertionResults: statuses.map((status) => ({ fullName: status, status })),
});

it('a file that did not start is a failure, and so is an exit code that no test explains', () => {
  expect(countsOf([file(['passed', 'failed', 'skipped']), file([], 'No such module')])).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts › failed', 'a.test.ts'],
    notRun: ['skipped'],
  });
  expect(countsOf([file(['passed'])], 1)).toMatchObject({ passed: 1, failed: 1 });
});

it('browser tests fail when they never pass, and are named when they pass only when repeated', () => {
  const specs = (['expected', 'flaky', 'unexpected', 'skipped'] as const).map((status) => ({
    title: status,
    tests: [{ status }],
  }));
  const report = { errors: [], suites: [{ title: 'toc', specs: [], suites: [{ title: 'one', specs }] }] };
  expect(countsOfReport(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['toc › one › flaky'],
    failures: ['toc › one › unexpected'],
  });
  expect(countsOfReport({ suites: [], errors: ['SyntaxError'] }, 1).failed).toBe(1);
  expect(countsOfReport({ suites: [], errors: [] }, 1).failed).toBe(1);
});

it('several runs fail for a name that was flaky twice, and end with names and counts', () => {
  const run = (...flaky: string[]) => ({ passed: 2, failed: 0, flaky });
  expect(sumOf([run('a'), run('b')]).failed).toBe(0);
  const failing = { ...run('a'), failures: ['a.test.ts › adds'], notRun: ['samples in Go'] };
  expect(summary(sumOf([run('a', 'b'), failing]))).toBe(
    'FAILED  a.test.ts › adds\n2 flaky: a; b\n1 not run on this machine: samples in Go\n4 passed, 1 failed, 1 not run',
  );
  expect(summary(run())).toBe('2 passed, 0 failed');
});
