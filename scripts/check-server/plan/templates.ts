import { as, type Probe, p } from './probe';

/** Calls that make a template, work on it and delete it. */
export const templateProbes: readonly Probe[] = [
  p(318, { save: { formTemplateId: 'id' } }),
  p(328),
  p(334),
  p(335),
  p(337),
  p(338, as(400)),
  p(339, as(400)),
  p(340, as(400)),
  p(345),
  p(346),
];
