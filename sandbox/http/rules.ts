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

/** Not null and, for a text, not blank. */
export function notEmpty(message?: string): Rule<string | boolean | number> {
  return (value, name) =>
    value === null || (typeof value === 'string' && isBlank(value))
      ? (message ?? `'${name}' must not be empty.`)
      : undefined;
}

/** Not blank, but null passes. */
export function notBlank(message?: string): Rule<string> {
  return (value, name) =>
    value !== null && isBlank(value) ? (message ?? `'${name}' must not be empty.`) : undefined;
}

/** At least `least` UTF-16 units; null passes. */
export function minLength(least: number, message?: string): Rule<string> {
  return (value, name) =>
    value !== null && value.length < least
      ? (message ??
        `The length of '${name}' must be at least ${least} characters. You entered ${value.length} characters.`)
      : undefined;
}

/** At most `most` UTF-16 units; null passes. */
export function maxLength(most: number, message?: string): Rule<string> {
  return (value, name) =>
    value !== null && value.length > most
      ? (message ??
        `The length of '${name}' must be ${most} characters or fewer. You entered ${value.length} characters.`)
      : undefined;
}

/** Matches the pattern; null passes. */
export function matches(pattern: RegExp, message?: string): Rule<string> {
  return (value, name) =>
    value !== null && !pattern.test(value)
      ? (message ?? `'${name}' is not in the correct format.`)
      : undefined;
}

/** Has the shape of an e-mail address; null passes. */
export function email(message?: string): Rule<string> {
  return (value, name) =>
    value !== null && !isEmailShaped(value)
      ? (message ?? `'${name}' is not a valid email address.`)
      : undefined;
}

/** Equal to another member of the body. */
export function sameAs(other: string, message: string): Rule<string> {
  return (value, _name, body) => (value !== (body[other] ?? null) ? message : undefined);
}

/** An integer of at least `least`; null passes. The message tells a bound of 1 as "greater than 0". */
export function minimum(least: number, message?: string): Rule<number | bigint> {
  const bound = least === 1 ? "greater than '0'" : `greater than or equal to '${least}'`;
  return (value, name) =>
    value !== null && value < least ? (message ?? `'${name}' must be ${bound}.`) : undefined;
}
