import { isBlank, isEmailShaped } from '../domain/text';

/** One rule of a member: the message when the value breaks it. `name` is the name as messages show it. */
export type Rule<Value> = (
  value: Value | null,
  name: string,
  body: Readonly<Record<string, unknown>>,
) => string | undefined;

const splitNames = new Map<string, string>();

/** The name of a member or parameter as messages show it: a blank before each inner capital. */
export function splitName(name: string): string {
  const known = splitNames.get(name);
  if (known) return known;
  const split = name.replace(/[A-Z]/g, ' $&');
  splitNames.set(name, split);
  return split;
}

/** Default message of `notEmpty`. */
export function emptyMessage(name: string): string {
  return `'${name}' must not be empty.`;
}

/** Not null and, for a text, not blank. */
export function notEmpty<Value>(message: (name: string) => string = emptyMessage): Rule<Value> {
  return (value, name) =>
    value === null || (typeof value === 'string' && isBlank(value)) ? message(name) : undefined;
}

/** At least `minimum` UTF-16 units; null passes. */
export function minLength(minimum: number, message?: string): Rule<string> {
  return (value, name) =>
    value !== null && value.length < minimum
      ? (message ??
        `The length of '${name}' must be at least ${minimum} characters. You entered ${value.length} characters.`)
      : undefined;
}

/** At most `maximum` UTF-16 units; null passes. */
export function maxLength(maximum: number): Rule<string> {
  return (value, name) =>
    value !== null && value.length > maximum
      ? `The length of '${name}' must be ${maximum} characters or fewer. You entered ${value.length} characters.`
      : undefined;
}

/** Not blank, but null passes. */
export function notBlank(message: (name: string) => string = emptyMessage): Rule<string> {
  return (value, name) => (value !== null && isBlank(value) ? message(name) : undefined);
}

/** Matches the pattern; null passes. */
export function matches(pattern: RegExp, message: string): Rule<string> {
  return (value) => (value !== null && !pattern.test(value) ? message : undefined);
}

/** Has the shape of an e-mail address; null passes. */
export function email(
  message: (name: string) => string = (name) => `'${name}' is not a valid email address.`,
): Rule<string> {
  return (value, name) => (value !== null && !isEmailShaped(value) ? message(name) : undefined);
}

/** Equal to another member of the body. */
export function sameAs(other: string, message: string): Rule<string> {
  return (value, _name, body) => (value !== (body[other] ?? null) ? message : undefined);
}

/** Greater than zero; null passes. */
export const positive: Rule<number | bigint> = (value, name) =>
  value !== null && value <= 0 ? `'${name}' must be greater than '0'.` : undefined;

/** Zero or greater; null passes. */
export const notNegative: Rule<number> = (value, name) =>
  value !== null && value < 0 ? `'${name}' must be greater than or equal to '0'.` : undefined;
