import { type Operation, operations, type RequestMember } from '../../generated/operations';
import type { MemberMessages, MemberRules, OperationId } from './contract';
import type { FieldErrors } from './errors';
import {
  email,
  matches,
  maxLength,
  messageOf,
  minimum,
  minLength,
  notBlank,
  notEmpty,
  type Rule,
  splitName,
} from './rules';

/** JSON types that members have. */
export type Kind = RequestMember['kind'];

/** Value of a member that was read; null when it was left out. */
export type MemberValue = string | number | boolean | null;

/** One member of a request body. */
export interface Member {
  kind: Kind;
  rules: readonly Rule<never>[];
}

/** The rules that the contract gives a member, in the order in which they report. */
function contractRules(member: RequestMember, messages: MemberMessages): Rule<never>[] {
  const rules: (Rule<never> | false)[] = [
    member.required && notEmpty(messages.empty),
    !member.required && member.minLength === 1 && notBlank(messages.empty),
    member.email === true && email(messages.email),
    member.minLength !== undefined && member.minLength > 1 && minLength(member.minLength, messages.minLength),
    member.maxLength !== undefined && maxLength(member.maxLength, messages.maxLength),
    member.pattern !== undefined && matches(new RegExp(member.pattern), messages.pattern),
    member.minimum !== undefined && minimum(member.minimum, messages.minimum),
  ];
  return rules.filter((rule) => rule !== false);
}

/**
 * The members of an operation's body, with the rules of the contract.
 * @param messages texts in place of the default ones, by member
 * @param changes further rules, by member
 */
export function membersOf(
  id: OperationId,
  messages: Readonly<Record<string, MemberMessages | undefined>> = {},
  changes: Readonly<Record<string, MemberRules | undefined>> = {},
): Readonly<Record<string, Member>> {
  const { requestMembers }: Operation = operations[id];
  return Object.fromEntries(
    requestMembers.map((member) => {
      const rules = contractRules(member, messages[member.name] ?? {});
      const change = changes[member.name];
      return [member.name, { kind: member.kind, rules: change ? change(rules) : rules }];
    }),
  );
}

/** Tests all members of a read body; the names of failing ones come with their messages in rule order. */
export function testMembers(
  members: Readonly<Record<string, Member>>,
  body: Readonly<Record<string, MemberValue>>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { rules }] of Object.entries(members)) {
    const messages = rules
      // The reader has already refused a value of another type.
      .filter((rule) => rule.isBroken(body[name] as never, body))
      .map((rule) => messageOf(rule, body[name], splitName(name)));
    if (messages.length > 0) errors[name] = messages;
  }
  return errors;
}
