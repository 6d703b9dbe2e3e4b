/** What the prepared bodies of the console do, by operation, where they aren't those of the contract. */
export const bodies = {
  changePassword: 'The same password again',
  updateForm: 'New description',
  updateFormTemplate: 'New description',
  updateSubmission: 'New metadata',
} as const;

/** A further body, which forms need since 0.7.0. */
export const makePublic = 'Make it public, since 0.7.0';
