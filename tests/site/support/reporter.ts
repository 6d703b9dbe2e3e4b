import { relative } from 'node:path';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Number of tests between progress messages. */
const STEP = 100;

/**
 * Prints a failure at once with all details, and the progress from time to time. The counts come from the
 * JSON report.
 */
export default class FailuresAtOnce implements Reporter {
  private done = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1;
    if (this.done % STEP === 0) console.log(`${this.done} browser tests …`);
    if (result.status === 'passed' || result.status === 'skipped') return;
    const again = result.retry > 0 ? ', repeated' : '';
    const place = `${relative('', test.location.file)}:${test.location.line}`;
    console.log(`✗ ${test.titlePath().slice(3).join(' › ')} (${place}${again})`);
    for (const error of result.errors) this.onError(error);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onError(error: TestError): void {
    console.log([error.message ?? error.value ?? '', error.snippet ?? ''].join('\n'));
  }

  onEnd({ status, duration }: FullResult): void {
    console.log(`${this.done} browser tests: ${status}, ${Math.round(duration / 1000)} s`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
