import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { runTool } from './run';

/** Tests of a run by outcome. */
export interface Counts {
  passed: number;
  failed: string[];
  /** Passed on retry; also counted as passed. */
  flaky: string[];
  /** Skipped because this machine lacks something, such as a compiler or a database. */
  notRun: string[];
}

/** Formats the last lines of a test command: failed, flaky and skipped tests by name, and the totals. */
export function summary(runs: readonly Counts[]): string {
  const named = (key: 'failed' | 'flaky' | 'notRun') => runs.flatMap((run) => run[key]);
  const [failed, flaky] = [named('failed'), named('flaky')];
  const notRun = [...new Set(named('notRun'))];
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  return [
    ...failed.map((name) => `FAILED  ${name}`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join('; ')}`] : []),
    ...(notRun.length > 0 ? [`${notRun.length} not run on this machine: ${notRun.join('; ')}`] : []),
    `${passed} passed, ${failed.length} failed${notRun.length > 0 ? `, ${notRun.length} not run` : ''}`,
  ].join('\n');
}

/** Runs a tool that writes a JSON report. A run that fails without a failed test counts as one failure. */
async function runReported<Report>(
  tool: 'playwright' | 'vitest',
  args: string[],
  count: (report: Report) => Counts,
): Promise<Counts> {
  const file = `generated/${tool}.json`;
  await rm(file, { force: true });
  const { code } = await runTool(tool, args, { show: true });
  const counts = await readFile(file, 'utf8').then(
    (text) => count(JSON.parse(text) as Report),
    () => ({ passed: 0, failed: [], flaky: [], notRun: [] }),
  );
  return code !== 0 && counts.failed.length === 0 ? { ...counts, failed: [`${tool} itself`] } : counts;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; ancestorTitles: string[] }[];
  }[];
}

export const runVitest = (args: string[]): Promise<Counts> =>
  runReported<VitestReport>(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', '--outputFile.json=generated/vitest.json', ...args],
    ({ testResults }) => {
      const counts: Counts = { passed: 0, failed: [], flaky: [], notRun: [] };
      for (const { name, status, assertionResults } of testResults) {
        const file = relative(process.cwd(), name);
        const failed = assertionResults.filter((test) => test.status === 'failed');
        counts.passed += assertionResults.filter((test) => test.status === 'passed').length;
        counts.failed.push(...failed.map(({ fullName }) => `${file} › ${fullName}`));
        // The file couldn't be loaded.
        if (status === 'failed' && failed.length === 0) counts.failed.push(file);
        for (const {
          fullName,
          status: outcome,
          ancestorTitles: [group = fullName],
        } of assertionResults)
          if (outcome === 'skipped') counts.notRun.push(group);
      }
      return counts;
    },
  );

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

function getOutcomes({ title, specs, suites = [] }: Suite, path = ''): { name: string; status: string }[] {
  const here = path + title;
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: `${here} › ${spec.title}`, status }))),
    ...suites.flatMap((inner) => getOutcomes(inner, `${here} › `)),
  ];
}

/** Runs browser tests on the built site. `args` are Playwright's own: files, `--grep`, `--project`. */
export const runPlaywright = (args: string[]): Promise<Counts> =>
  runReported<{ suites: Suite[] }>('playwright', ['test', ...args], ({ suites }) => {
    const outcomes = suites.flatMap((suite) => getOutcomes(suite));
    const named = (status: string) => outcomes.flatMap((one) => (one.status === status ? [one.name] : []));
    const flaky = named('flaky');
    return {
      passed: named('expected').length + flaky.length,
      failed: named('unexpected'),
      flaky,
      notRun: [],
    };
  });
