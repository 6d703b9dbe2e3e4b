/** Tests that passed and failed, and the names of those that passed only when they were repeated. */
export interface Counts {
  passed: number;
  failed: number;
  flaky: string[];
}

/** Adds up what several runs counted. A name that is flaky in two of them is a failure: that is no accident any more. */
export function sumOf(runs: Counts[]): Counts {
  const names = runs.flatMap(({ flaky }) => [...new Set(flaky)]);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0) + twice.size,
    flaky: [...new Set(names)],
  };
}

/** The last lines of a test command: what was flaky, by name, and the counts. */
export function summary({ passed, failed, flaky }: Counts): string {
  const named = flaky.length > 0 ? `${flaky.length} flaky: ${flaky.join('; ')}\n` : '';
  return `${named}${passed} passed, ${failed} failed`;
}
