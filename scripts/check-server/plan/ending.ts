import { as, type Probe, p } from './probe';

/** Calls that end the session and delete the form, and what is left of it then. */
export const endingProbes: readonly Probe[] = [
  p(533, as(200)),
  p(221),
  p(222),
  p(225),
  p(226),
  p(230),
  p(231),
];
