import { foldCase } from './text';

/** Review statuses of a submission. A new one has the first; every change is allowed. */
export const submissionStatuses = ['new', 'read', 'approved', 'declined'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The status of a code in any letter case, not trimmed; undefined when there is none. */
export function parseStatus(code: string): SubmissionStatus | undefined {
  return submissionStatuses.find((status) => status === foldCase(code));
}
