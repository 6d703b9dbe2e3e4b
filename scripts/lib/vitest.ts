import { relative } from 'node:path';
import { type Counts, runCounted } from './counts';

/** What Vitest's JSON reporter says of one file; `message` is set when the file failed outside its tests. */
interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; ancestorTitles?: string[] }[];
}

const REPORT = 'generated/vitest.json';

/**
 * Sums up the results of files. A file that could not even start counts as one failure, and so does an exit code
 * other than 0 without a failure in them: an unhandled rejection belongs to no test.
 */
function countsOf(files: FileResult[], code = 0): Counts {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`),
  );
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const broken = files.filter(({ status, message }) => status === 'failed' && message !== '');
  const failed = tests.filter(({ status }) => status === 'failed').length + broken.length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    flaky: [],
    failures: [...failures, ...broken.map(({ name }) => relative(process.cwd(), name))],
    notRun: [...new Set(skipped.map(({ fullName, ancestorTitles: [group] = [] }) => group ?? fullName))],
  };
}

/** Runs test files that need no browser and counts; nothing is repeated. */
export const runVitest = (args: string[]): Promise<Counts> =>
  runCounted<{ testResults: FileResult[] }>(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`, ...args],
    REPORT,
    ({ testResults }, code) => countsOf(testResults, code),
  );
