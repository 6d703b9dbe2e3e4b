import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { runTool } from './run';

/** What Vitest's JSON reporter says of one file; `message` is set when the file failed outside its tests. */
export interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string }[];
}

/** Tests that passed and failed; a file that could not even start counts as one failure. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Files of a run, and whether Vitest itself was content: an unhandled rejection belongs to no test. */
interface Outcome {
  files: FileResult[];
  code: number;
}

const REPORT = 'generated/vitest.json';

/** More failing files than this are no accident of a busy machine. */
const MOST_REPEATED = 3;

async function vitest(args: string[]): Promise<Outcome | undefined> {
  await rm(REPORT, { force: true });
  const { code } = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...args],
    { show: true },
  );
  try {
    const report = JSON.parse(await readFile(REPORT, 'utf8')) as { testResults: FileResult[] };
    return { files: report.testResults, code };
  } catch {
    return undefined;
  }
}

const isFailed = ({ status }: { status: string }) => status === 'failed';

/** Sums up the results of files; an exit code other than 0 without a failure in them is one failure. */
export function countsOf(files: FileResult[], code = 0): Counts {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const broken = files.filter((file) => isFailed(file) && file.message !== '');
  const failed = tests.filter(isFailed).length + broken.length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed === 0 && code !== 0 ? 1 : failed,
  };
}

/**
 * Files of a run to repeat: browser tests wait for a program that shares its machine, and a few of them may fail for
 * that alone. Empty when anything else failed or when too many did.
 */
export function filesToRepeat(files: FileResult[]): string[] {
  const failed = files.filter(isFailed).map(({ name }) => relative(process.cwd(), name));
  const isAccident = failed.length <= MOST_REPEATED && failed.every((name) => name.startsWith('tests/e2e/'));
  return isAccident ? failed : [];
}

/**
 * Runs the test files and counts. Failing files of browser tests run a second time, alone; what passes only then is
 * named, so that it gets mended.
 */
export async function runVitest(args: string[]): Promise<Counts> {
  const first = await vitest(args);
  if (!first) {
    console.log('The test runner ended without a report.');
    return { passed: 0, failed: 1 };
  }
  const counts = countsOf(first.files, first.code);
  const repeat = filesToRepeat(first.files);
  if (repeat.length === 0) return counts;

  const failed = first.files.flatMap(({ assertionResults }) => assertionResults.filter(isFailed));
  console.log(`These failed and run once more, alone: ${repeat.join(', ')}`);
  const second = await vitest(['--maxWorkers=1', ...repeat]);
  if (!second) return counts;
  const again = new Map(second.files.map((file) => [file.name, file]));
  const last = countsOf(
    first.files.map((file) => again.get(file.name) ?? file),
    second.code,
  );
  if (last.failed === 0)
    console.log(`Passed only when repeated: ${failed.map(({ fullName }) => fullName).join('; ')}`);
  return last;
}
