import { endingProbes } from './ending';
import { formProbes } from './forms';
import type { Probe } from './probe';
import { submissionProbes } from './submissions';
import { templateProbes } from './templates';

export { openProbes } from './open';
export type { Probe } from './probe';
export { readProbes } from './read';

/** Calls that make a form and a template, work inside them and delete them; their order counts. */
export const writeProbes: readonly Probe[] = [
  ...formProbes,
  ...submissionProbes,
  ...templateProbes,
  ...endingProbes,
];
