import type { FieldErrors } from './errors';
import { emptyMessage, notEmpty, type Rule, splitName } from './rules';

/** JSON types that members have. */
export interface Kinds {
  text: string;
  flag: boolean;
  int32: number;
}

export type Kind = keyof Kinds;

/** One member of a request body. */
export interface Member<K extends Kind = Kind, Required extends boolean = boolean> {
  kind: K;
  /** Whether its rules exclude null. */
  required: Required;
  /** Messages for a value of the right type. */
  test(value: Kinds[K] | null, name: string, body: Readonly<Record<string, unknown>>): string[];
}

type KindOf<T> = T extends string ? 'text' : T extends boolean ? 'flag' : T extends number ? 'int32' : never;

/** The members of a documented body, each with its type; a required one must be declared as required. */
export type Members<Body> = {
  [Name in keyof Body]-?: Member<
    KindOf<NonNullable<Body[Name]>>,
    undefined extends Body[Name] ? boolean : true
  >;
};

function member<K extends Kind, Required extends boolean>(
  kind: K,
  required: Required,
  rules: readonly Rule<Kinds[K]>[],
): Member<K, Required> {
  return {
    kind,
    required,
    test: (value, name, body) =>
      rules.map((rule) => rule(value, name, body)).filter((message) => message !== undefined),
  };
}

/** A text that may be left out. */
export function text(...rules: Rule<string>[]): Member<'text', false> {
  return member('text', false, rules);
}

/** A text that must be there and not be blank. `message` replaces the default one. */
export function requiredText(message: string | undefined, ...rules: Rule<string>[]): Member<'text', true> {
  return member('text', true, [notEmpty(message === undefined ? emptyMessage : () => message), ...rules]);
}

/** A boolean that may be left out. */
export function flag(): Member<'flag', false> {
  return member('flag', false, []);
}

/** A boolean that must be there. */
export function requiredFlag(): Member<'flag', true> {
  return member('flag', true, [notEmpty()]);
}

/** A 32-bit integer that may be left out. */
export function int32(...rules: Rule<number>[]): Member<'int32', false> {
  return member('int32', false, rules);
}

/** Tests all members of a read body; the names of failing ones come with their messages in rule order. */
export function testMembers(
  members: Readonly<Record<string, Member>>,
  body: Readonly<Record<string, string | number | boolean | null>>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { test }] of Object.entries(members)) {
    // The reader has already refused a value of another type.
    const messages = test(body[name] as never, splitName(name), body);
    if (messages.length > 0) errors[name] = messages;
  }
  return errors;
}
