import { contains, type Rule } from '../http/rules';

/** The message about a new password of fewer than 8 characters. */
export const tooShort = (label: string): string => `${label} must be at least 8 characters long`;

/** Rules of the characters of a new password, all of which report; null passes. Messages begin with `label`. */
export function passwordCharacters(label: string): Rule<string>[] {
  return [
    contains('upperCase', /[A-Z]/, `${label} must contain at least one uppercase letter`),
    contains('lowerCase', /[a-z]/, `${label} must contain at least one lowercase letter`),
    contains('digit', /[0-9]/, `${label} must contain at least one number`),
    contains('special', /[^a-zA-Z0-9]/, `${label} must contain at least one special character`),
  ];
}
