import type { ExactJson } from '@/shared/http/json';
import { FRESH_SERVER } from './plan';

type Bodies = Readonly<Record<string, Record<string, ExactJson>>>;

/** Returns a change of a password to itself. */
export const samePassword = (password: string) => ({
  currentPassword: password,
  newPassword: password,
  confirmPassword: password,
});

/** Bodies to use where the first example of the contract would do harm or can't succeed. */
export const safeBodies: Bodies = {
  refreshToken: { refreshToken: '{{refreshToken}}' },
  changePassword: samePassword(FRESH_SERVER.password),
  // The first examples disable or rename what they change.
  updateForm: { description: 'Asked after every visit' },
  updateFormTemplate: { description: 'Starting point for sign-up forms' },
};

/** Bodies of the console, which writes to forms and accounts of the reader. */
export const consoleBodies: Bodies = {
  ...safeBodies,
  // An address registers once.
  register: { email: '{{uniqueEmail}}', password: 'Passw0rd!', confirmPassword: 'Passw0rd!' },
  // The first example completes the submission with other answers.
  updateSubmission: { metadata: '{"source":"import"}' },
  // Without `jsonData`, an Endatix server replaces the questions of a form with submissions.
  updateActiveFormDefinition: { isDraft: false, jsonData: '{{jsonData}}' },
};
