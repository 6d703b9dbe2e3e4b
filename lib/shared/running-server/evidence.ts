import type { Evidence } from './types';

const isRecord = (one: Evidence): one is Extract<Evidence, { record: number }> => 'record' in one;

/** How a difference was established: the numbers of its records, what was measured beside them, what was only read. */
export function evidenceText(evidence: readonly Evidence[]): string {
  const records = evidence.filter(isRecord).map(({ record }) => record);
  const texts = evidence.flatMap((one) =>
    isRecord(one) ? [] : ['measured' in one ? `Measured: ${one.measured}` : `By reading: ${one.reading}`],
  );
  const named = records.length > 0 ? [`Recorded: ${records.map((n) => `#${n}`).join(', ')}.`] : [];
  return [...named, ...texts].join(' ');
}
