import { fill, isBlank, isEmailShaped } from '../domain/text';

/** Characters that a rule may ask for. */
export type CharacterClass = 'upperCase' | 'lowerCase' | 'digit' | 'special';

/** What a rule asks of a value, for those who put it into words. */
export type Demand =
  | { kind: 'notEmpty' | 'notBlank' | 'email' }
  | { kind: 'minLength' | 'maxLength' | 'minimum'; bound: number }
  | { kind: 'pattern'; pattern: string }
  | { kind: 'contains'; what: CharacterClass }
  | { kind: 'sameAs'; other: string };

/** One rule of a member. */
export interface Rule<Value> {
  demand: Demand;
  /** The message when a value breaks the rule; `{name}` is the name of the member as messages show it, `{length}` that of a text. */
  text: string;
  isBroken(value: Value | null, body: Readonly<Record<string, unknown>>): boolean;
}

/** The message of a rule about a value. */
export const messageOf = <Value>({ text }: Rule<Value>, value: unknown, name: string): string =>
  fill(text, { name, ...(typeof value === 'string' && { length: String(value.length) }) });

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
export const notEmpty = (text = "'{name}' must not be empty."): Rule<string | boolean | number> => ({
  demand: { kind: 'notEmpty' },
  text,
  isBroken: (value) => value === null || (typeof value === 'string' && isBlank(value)),
});

/** Not blank, but null passes. */
export const notBlank = (text = "'{name}' must not be empty."): Rule<string> => ({
  demand: { kind: 'notBlank' },
  text,
  isBroken: (value) => value !== null && isBlank(value),
});

/** At least `bound` UTF-16 units; null passes. */
export const minLength = (bound: number, text?: string): Rule<string> => ({
  demand: { kind: 'minLength', bound },
  text:
    text ?? `The length of '{name}' must be at least ${bound} characters. You entered {length} characters.`,
  isBroken: (value) => value !== null && value.length < bound,
});

/** At most `bound` UTF-16 units; null passes. */
export const maxLength = (bound: number, text?: string): Rule<string> => ({
  demand: { kind: 'maxLength', bound },
  text:
    text ?? `The length of '{name}' must be ${bound} characters or fewer. You entered {length} characters.`,
  isBroken: (value) => value !== null && value.length > bound,
});

/** Matches the pattern; null passes. */
export const matches = (pattern: RegExp, text = "'{name}' is not in the correct format."): Rule<string> => ({
  demand: { kind: 'pattern', pattern: pattern.source },
  text,
  isBroken: (value) => value !== null && !pattern.test(value),
});

/** Holds a character of the class; null passes. */
export const contains = (what: CharacterClass, pattern: RegExp, text: string): Rule<string> => ({
  ...matches(pattern, text),
  demand: { kind: 'contains', what },
});

/** Has the shape of an e-mail address; null passes. */
export const email = (text = "'{name}' is not a valid email address."): Rule<string> => ({
  demand: { kind: 'email' },
  text,
  isBroken: (value) => value !== null && !isEmailShaped(value),
});

/** Equal to another member of the body. */
export const sameAs = (other: string, text: string): Rule<string> => ({
  demand: { kind: 'sameAs', other },
  text,
  isBroken: (value, body) => value !== (body[other] ?? null),
});

/** An integer of at least `bound`; null passes. The message tells a bound of 1 as "greater than 0". */
export const minimum = (bound: number, text?: string): Rule<number | bigint> => ({
  demand: { kind: 'minimum', bound },
  text:
    text ?? `'{name}' must be ${bound === 1 ? "greater than '0'" : `greater than or equal to '${bound}'`}.`,
  isBroken: (value) => value !== null && value < bound,
});
