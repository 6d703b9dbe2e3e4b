import data from '@/generated/differences.json' with { type: 'json' };
import type { Difference, RunningServer } from './types';

/** What an Endatix server does otherwise. `npm run generate` checks the data, so the cast. */
export const runningServer = data as unknown as RunningServer;

/** Areas that say nothing about a single operation. */
const GENERAL_AREAS = ['around', 'start'];

/** The differences of an operation: its own first, then those of every operation. */
export function getDifferences(operationId: string): { own: Difference[]; shared: Difference[] } {
  const about = runningServer.differences.filter(({ area }) => !GENERAL_AREAS.includes(area));
  const names = about.filter(({ operations }) => operations.includes(operationId));
  return {
    own: names.filter(({ area }) => area !== 'every'),
    shared: about.filter(
      (difference) =>
        difference.area === 'every' && (names.includes(difference) || difference.operations.includes('*')),
    ),
  };
}

/** Returns the recorded response that replaces a documented one, with its differences; undefined if there is none. */
export function findReplacement(
  operationId: string,
  status: number,
): { record: number; differences: Difference[] } | undefined {
  const differences = runningServer.differences.filter(({ instead }) => instead?.[operationId]?.[status]);
  const record = differences[0]?.instead?.[operationId]?.[status];
  return record === undefined ? undefined : { record, differences };
}
