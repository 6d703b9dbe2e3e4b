import { readFile, rm } from 'node:fs/promises';
import { runTool } from './run';

/** Tests that passed and failed, the names of those that passed only when repeated, and of what did not run here. */
export interface Counts {
  passed: number;
  failed: number;
  flaky: string[];
  /** Names of tests that failed, with their files. */
  failures?: string[];
  /** What this machine lacks the means for, such as a compiler or a database. */
  notRun?: string[];
}

/** Adds up what several runs counted. A name that is flaky in two of them is a failure: that is no accident any more. */
export function sumOf(runs: Counts[]): Counts {
  const names = runs.flatMap(({ flaky }) => [...new Set(flaky)]);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0) + twice.size,
    flaky: [...new Set(names)],
    failures: runs.flatMap(({ failures = [] }) => failures),
    notRun: [...new Set(runs.flatMap(({ notRun = [] }) => notRun))],
  };
}

/** The last lines of a test command: what failed, was flaky or did not run, by name, and the counts. */
export function summary({ passed, failed, flaky, failures = [], notRun = [] }: Counts): string {
  const broken = failures.map((name) => `FAILED  ${name}\n`).join('');
  const named = flaky.length > 0 ? `${flaky.length} flaky: ${flaky.join('; ')}\n` : '';
  const left = notRun.length > 0 ? `${notRun.length} not run on this machine: ${notRun.join('; ')}\n` : '';
  return `${broken}${named}${left}${passed} passed, ${failed} failed${notRun.length > 0 ? `, ${notRun.length} not run` : ''}`;
}

/** Runs tests with a tool that writes a report, and counts what that says. */
export async function runCounted<Report>(
  tool: 'playwright' | 'vitest',
  args: string[],
  file: string,
  count: (report: Report, code: number) => Counts,
): Promise<Counts> {
  await rm(file, { force: true });
  const { code } = await runTool(tool, args, { show: true });
  try {
    return count(JSON.parse(await readFile(file, 'utf8')) as Report, code);
  } catch {
    const tests = tool === 'vitest' ? 'test runner' : 'browser tests';
    console.log(`The ${tests} ended without a report.`);
    return { passed: 0, failed: 1, flaky: [] };
  }
}
