import { type Counts, runCounted } from './counts';

/** The part of the report of Playwright Test that is read here; suites are files and blocks. */
interface Report {
  suites: Suite[];
  /** Faults outside tests, such as a file that cannot be loaded. */
  errors: unknown[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

const REPORT = 'generated/playwright.json';

function outcomesOf(suite: Suite, path: string[] = []): { name: string; status: string }[] {
  const here = [...path, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ name: [...here, title].join(' › '), status })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, here)),
  ];
}

/**
 * Counts a report. A test that passed only when it was repeated counts as passed and is named; an exit code other
 * than 0 without a failed test is one failure.
 */
function countsOfReport(report: Report, code = 0): Counts {
  const outcomes = report.suites.flatMap((suite) => outcomesOf(suite));
  const failed =
    outcomes.filter(({ status }) => status === 'unexpected').length + (report.errors.length > 0 ? 1 : 0);
  return {
    passed: outcomes.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: outcomes.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
    flaky: outcomes.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  };
}

/** Runs the browser tests on the built site and counts. `args` are Playwright's own: files, `--grep`, `--project`. */
export const runPlaywright = (args: string[]): Promise<Counts> =>
  runCounted('playwright', ['test', ...args], REPORT, countsOfReport);
