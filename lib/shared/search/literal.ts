import { bare, type Place } from './corpus';
import type { SearchRecord } from './types';
import { callIn, callMatch, isCompound, keyMatch, keyParts, nameOfKey, type WrittenCall } from './written';

/** A query as it is written. */
export interface Written {
  text: string;
  words: ReadonlySet<string>;
  key: string[] | undefined;
  call: WrittenCall | undefined;
}

/** Records that may say the same without saying little. */
const FEW = 8;

/** What a member of an operation is worth that is asked for by its name: one that is sent, one that is answered. */
const TAKEN_MEMBER = 0.6;
const GIVEN_MEMBER = 0.45;

/** What a variable such as `AUTH_URL` is worth that a text names. */
const VARIABLE = 0.6;

/** Whether a member is called by a word of every day, such as `token`: whoever types it means the thing. */
const isPlainWord = (name: string, { code }: SearchRecord): boolean =>
  code.split(/[\s.[\]]+/).some((member) => member === name && /^[a-z]+$/.test(member));

const isVariable = (text: string): boolean => /^[a-z][\da-z]*(_[\da-z]+)+$/.test(text);

/** What a code of an error is worth that a pasted line holds. */
const CODE = 0.8;

/** Whether a name is a code such as `IDX10720` or `22p02`, or joined by underscores. */
const isCode = (name: string): boolean =>
  /^[\da-z]+$/.test(name) ? /\d\d/.test(name) && /[a-z]/.test(name) : /^[a-z]+(_[a-z]+)+$/.test(name);

/** What a key is worth that is named beside words of its path, such as `keycloak ClockSkewSeconds`. */
const NAMED_KEY = 0.8;

function namedAmong(words: ReadonlySet<string>, record: SearchRecord, parts: readonly string[]): number {
  const name = nameOfKey(record).toLowerCase();
  if (words.size < 2 || !isCompound(nameOfKey(record)) || !words.has(name)) return 0;
  return [...words].every((word) => word === name || parts.includes(word)) ? NAMED_KEY : 0;
}

/** Words from which a query is a text that names a key, not a key with its value. */
const KEY_AND_VALUE = 3;

/** The key that a query spells, alone or with the value beside it. */
function keyOf(query: string): string[] | undefined {
  const words = query.trim().split(/\s+/);
  if (words.length > KEY_AND_VALUE) return undefined;
  for (const word of words) {
    const key = keyParts(word.replace(/^["'`]+|["'`,;:]+$/g, ''));
    if (key && key.length > 1) return key;
  }
  return undefined;
}

/** A member of a JSON file or a line of settings with its value, such as `"PageSize": 20`. */
const MEMBER = /^["']?(\w+)["']?\s*[:=]\s*[^\s:=]+$/;

/** The name of a member whose value is beside it; any other text as it is. */
function withoutValue(query: string): string {
  const [, name] = MEMBER.exec(query.trim()) ?? [];
  return name !== undefined && isCompound(name) ? name : query;
}

/** A query as it is compared with what is written. */
export const writtenOf = (query: string): Written => ({
  text: bare(withoutValue(query)),
  words: new Set(bare(query).match(/[\p{L}\p{N}_]+/gu)),
  key: keyParts(query) ?? keyOf(query),
  call: callIn(query),
});

/** What a record gains by holding the query as it is written, from 0 to 1. */
export function asWritten(wanted: Written, place: Place): number {
  const { record } = place;
  if (record.kind === 'setting') {
    const own = keyParts(record.title);
    const key =
      wanted.key ??
      (isCompound(nameOfKey(record)) && /^[a-z]\w+$/.test(wanted.text) ? [wanted.text] : undefined);
    const match = key ? keyMatch(key, own ?? []) : namedAmong(wanted.words, record, own ?? []);
    return match * (record.code === '' ? 1 : 0.9);
  }
  if (record.kind === 'operation' && place.members.has(wanted.text) && !isPlainWord(wanted.text, record))
    return record.text.toLowerCase().includes(`${wanted.text}: `) ? TAKEN_MEMBER : GIVEN_MEMBER;
  if (record.kind === 'page' && record.title.toLowerCase() === wanted.text && isCompound(record.title))
    return 1;
  if (isVariable(wanted.text) && `${record.text} ${record.code}`.toLowerCase().includes(wanted.text))
    return VARIABLE;
  // The operation itself comes before the texts that name it.
  const worth = record.kind === 'operation' ? 1 : wanted.call ? 0.35 : 0.5;
  let best = 0;
  for (const { text, call, isPlain } of place.names) {
    if (isPlain && record.kind !== 'operation') continue;
    // What many operations say tells little; what a few say, each of them answers.
    const bearers = place.bearersOf(text);
    const rarity = 1 / Math.sqrt(bearers);
    const whole = bearers > FEW ? rarity : Math.max(0.8, rarity);
    const isMessage = /\s/.test(text) && call === undefined;
    const isPart =
      (text.length > 11 && wanted.text.includes(text)) ||
      (wanted.text.length > 11 && /\s\S+\s/.test(wanted.text) && text.includes(wanted.text));
    if (isCode(text) && wanted.words.has(text)) best = Math.max(best, CODE * rarity);
    if (text === wanted.text) best = Math.max(best, isMessage ? whole : worth);
    else if (isMessage && isPart)
      best = Math.max(best, 0.75 * rarity * Math.min(1, wanted.text.length / text.length));
    if (wanted.call && call) best = Math.max(best, worth * callMatch(wanted.call, call));
  }
  return best;
}
