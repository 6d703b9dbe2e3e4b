import { type Operation, operations, type RequestProperty } from '../../../generated/operations';
import type { FieldErrors } from '../domain/errors';
import { fill, isBlank, isEmailShaped } from '../domain/text';
import type { BodyValues, OperationId, PlainEndpoint, PropertyMessages } from './contract';

/** Character classes in password rules. */
type CharacterClass = 'upperCase' | 'lowerCase' | 'digit' | 'special';

/** What a rule requires, for documentation. */
export type Demand =
  | { kind: 'notEmpty' | 'notBlank' | 'email' }
  | { kind: 'minLength' | 'maxLength' | 'minimum'; bound: number }
  | { kind: 'pattern'; pattern: string }
  | { kind: 'contains'; what: CharacterClass }
  | { kind: 'sameAs'; other: string };

/** One rule of a property. */
export interface Rule<Value> {
  demand: Demand;
  /**
   * The message for a broken rule; `{name}` is the property as messages show it, `{length}` the length of a
   * text.
   */
  text: string;
  isBroken(value: Value | null, body: Readonly<Record<string, unknown>>): boolean;
}

/** Returns the message of a broken rule about a value. */
export const getMessage = <Value>({ text }: Rule<Value>, value: unknown, name: string): string =>
  fill(text, { name: splitName(name), ...(typeof value === 'string' && { length: String(value.length) }) });

/** Returns the name of a property or parameter as messages show it: with a space before each inner capital. */
export const splitName = (name: string): string => name.replace(/[A-Z]/g, ' $&');

const rule = <Value>(demand: Demand, text: string, isBroken: (value: Value) => boolean): Rule<Value> => ({
  demand,
  text,
  isBroken: (value) => value !== null && isBroken(value),
});

/** Requires a value, and of a text more than white space. */
const notEmpty = (text = "'{name}' must not be empty."): Rule<string | boolean | number> => ({
  demand: { kind: 'notEmpty' },
  text,
  isBroken: (value) => value === null || (typeof value === 'string' && isBlank(value)),
});

/** Requires more than white space. */
export const notBlank = (text = "'{name}' must not be empty."): Rule<string> =>
  rule({ kind: 'notBlank' }, text, isBlank);

/** Requires at least `bound` UTF-16 units. */
export const minLength = (
  bound: number,
  text = `The length of '{name}' must be at least ${bound} characters. You entered {length} characters.`,
): Rule<string> => rule({ kind: 'minLength', bound }, text, ({ length }) => length < bound);

const maxLength = (
  bound: number,
  text = `The length of '{name}' must be ${bound} characters or fewer. You entered {length} characters.`,
): Rule<string> => rule({ kind: 'maxLength', bound }, text, ({ length }) => length > bound);

const matches = (pattern: RegExp, text = "'{name}' is not in the correct format."): Rule<string> =>
  rule({ kind: 'pattern', pattern: pattern.source }, text, (value) => !pattern.test(value));

/** Requires a character of the class. */
export const contains = (what: CharacterClass, pattern: RegExp, text: string): Rule<string> =>
  rule({ kind: 'contains', what }, text, (value) => !pattern.test(value));

const email = (text = "'{name}' is not a valid email address."): Rule<string> =>
  rule({ kind: 'email' }, text, (value) => !isEmailShaped(value));

/** Requires the value of another property of the body; null equals only null. */
export const sameAs = (other: string, text: string): Rule<string> => ({
  demand: { kind: 'sameAs', other },
  text,
  isBroken: (value, body) => value !== (body[other] ?? null),
});

/** Requires an integer of at least `bound`. The message says "greater than 0" for a bound of 1. */
export const minimum = (
  bound: number,
  text = `'{name}' must be ${bound === 1 ? "greater than '0'" : `greater than or equal to '${bound}'`}.`,
): Rule<number | bigint> => rule({ kind: 'minimum', bound }, text, (value) => value < bound);

export type Kind = RequestProperty['kind'];

export interface Property {
  kind: Kind;
  rules: readonly Rule<never>[];
}

/** Returns the rules that the contract gives a property, in the order in which they report. */
function contractRules(property: RequestProperty, messages: PropertyMessages): Rule<never>[] {
  const { required, minLength: least = 0, maxLength: most, pattern, minimum: bound } = property;
  const rules: (Rule<never> | false)[] = [
    required && notEmpty(messages.empty),
    !required && least === 1 && notBlank(messages.empty),
    property.email === true && email(messages.email),
    least > 1 && minLength(least, messages.minLength),
    most !== undefined && maxLength(most, messages.maxLength),
    pattern !== undefined && matches(new RegExp(pattern), messages.pattern),
    bound !== undefined && minimum(bound, messages.minimum),
  ];
  return rules.filter((found) => found !== false);
}

/** Returns the properties of an operation's body, with the rules of the contract and of its endpoint. */
export function getProperties(
  id: OperationId,
  { messages = {}, rules: changes = {} }: PlainEndpoint,
): Readonly<Record<string, Property>> {
  const { requestProperties }: Operation = operations[id];
  return Object.fromEntries(
    requestProperties.map((property) => {
      const rules = contractRules(property, messages[property.name] ?? {});
      return [property.name, { kind: property.kind, rules: changes[property.name]?.(rules) ?? rules }];
    }),
  );
}

/** Checks all properties of a parsed body. Returns messages by property, in rule order. */
export function testProperties(
  properties: Readonly<Record<string, Property>>,
  body: BodyValues,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { rules }] of Object.entries(properties)) {
    // The reader has already rejected a value of another type.
    const broken = rules.filter((found) => found.isBroken(body[name] as never, body));
    if (broken.length > 0) errors[name] = broken.map((found) => getMessage(found, body[name], name));
  }
  return errors;
}
