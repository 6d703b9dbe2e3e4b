import { readProperties } from './json';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Returns why a server rejected a request, from its body: broken rules, a message or the problem title; empty
 * if unknown.
 */
export function describeReason(text: string): string {
  const { errors, detail, message, title } = readProperties(text);
  const rules = Object.values(Object(errors)).flat();
  // An Endatix server returns problem details with a generic title; the contract has a message.
  const found = rules.length > 0 ? rules : [detail, message, title].filter(isText).slice(0, 1);
  return found.filter(isText).join(' ').trim();
}
