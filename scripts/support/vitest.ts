import { readFile, rm } from 'node:fs/promises';
import { bin, run } from './run';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string }[];
}

const REPORT = 'generated/vitest.json';

/** Runs the test files and counts; a file that could not even start counts as one failure. Skipped tests are failures: none is meant to be. */
export async function runVitest(args: string[]): Promise<{ passed: number; failed: number }> {
  await rm(REPORT, { force: true });
  const result = await run(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...args],
    { show: true },
  );
  try {
    const report = JSON.parse(await readFile(REPORT, 'utf8')) as VitestReport;
    const broken = report.testResults.filter(
      ({ status, message }) => status === 'failed' && message !== '',
    ).length;
    const failures = report.numFailedTests + broken;
    return { passed: report.numPassedTests, failed: failures === 0 && result.code !== 0 ? 1 : failures };
  } catch {
    console.log('The test runner ended without a report.');
    return { passed: 0, failed: 1 };
  }
}
