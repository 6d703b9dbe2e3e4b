import type { ExactJson } from '@/shared/http/json';
import { FRESH_SERVER } from '../samples/compose';

type Bodies = Readonly<Record<string, Record<string, ExactJson>>>;

/** Returns a change of a password to itself, which servers accept. */
export const samePassword = (password: string) => ({
  currentPassword: password,
  newPassword: password,
  confirmPassword: password,
});

/** Bodies in the place of the first example of the contract, where sending that one would harm or cannot succeed. */
export const safeBodies: Bodies = {
  refreshToken: { refreshToken: '{{refreshToken}}' },
  changePassword: samePassword(FRESH_SERVER.password),
};

/** Further ones of the console, whose requests go to forms and accounts of the reader. */
export const consoleBodies: Bodies = {
  ...safeBodies,
  // An address can be registered once.
  register: { email: '{{uniqueEmail}}', password: 'Passw0rd!', confirmPassword: 'Passw0rd!' },
  // Without `jsonData`, an Endatix server replaces the questions of a form that has submissions.
  updateActiveFormDefinition: { isDraft: false, jsonData: '{{jsonData}}' },
};
