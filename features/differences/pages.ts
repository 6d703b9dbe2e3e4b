import { runningServer } from './differences';
import { differencesPath } from './page';
import type { Difference } from './types';

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
