import { matches, minLength, notBlank, type Rule } from '../http/rules';

/** Rules of a new password, all of which report; null passes. Messages begin with `label`. */
export function passwordRules(label: string): Rule<string>[] {
  return [
    notBlank(() => `${label} is required`),
    minLength(8, `${label} must be at least 8 characters long`),
    matches(/[A-Z]/, `${label} must contain at least one uppercase letter`),
    matches(/[a-z]/, `${label} must contain at least one lowercase letter`),
    matches(/[0-9]/, `${label} must contain at least one number`),
    matches(/[^a-zA-Z0-9]/, `${label} must contain at least one special character`),
  ];
}
