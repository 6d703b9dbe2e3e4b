import data from '@/generated/differences.json' with { type: 'json' };
import { differencesPath } from './page';
import type { Difference, RunningServer } from './types';

/** Known differences of Endatix servers. `npm run generate` validates the data. */
export const runningServer = data as unknown as RunningServer;

/** Areas that don't concern a single operation. */
const GENERAL_AREAS = ['around', 'start'];

/** Returns the differences of an operation, and those shared by every operation. */
export function getDifferences(operationId: string): { own: Difference[]; shared: Difference[] } {
  const specific = runningServer.differences.filter(({ area }) => !GENERAL_AREAS.includes(area));
  const named = specific.filter(({ operations }) => operations.includes(operationId));
  return {
    own: named.filter(({ area }) => area !== 'every'),
    shared: specific.filter(
      (difference) =>
        difference.area === 'every' && (named.includes(difference) || difference.operations.includes('*')),
    ),
  };
}

/**
 * Returns the recorded response that replaces a documented one, with its differences; undefined if there is
 * none.
 */
export function findReplacement(
  operationId: string,
  status: number,
): { record: number; differences: Difference[] } | undefined {
  const differences = runningServer.differences.filter(({ instead }) => instead?.[operationId]?.[status]);
  const record = differences[0]?.instead?.[operationId]?.[status];
  return record === undefined ? undefined : { record, differences };
}

/** Anchor of the operations that the contract lacks. */
export const FURTHER = 'further-operations';

export interface Part {
  id: string;
  title: string;
  href: string;
  differences: Difference[];
}

/** Returns the areas in the order of the list. */
export const getParts = (): Part[] =>
  runningServer.areas.map(({ id, title }) => ({
    id,
    title,
    href: differencesPath(id),
    differences: runningServer.differences.filter(({ area }) => area === id),
  }));
