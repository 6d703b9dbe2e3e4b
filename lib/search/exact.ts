import { type ApiCall, callIn, callMatch } from './calls';
import { bareName, type IndexedDocument } from './indexed-document';
import { isCompound, keyMatch, keyParts, nameOfKey } from './keys';
import type { SearchIndex } from './search-index';
import type { SearchDocument } from './types';

export interface ExactQuery {
  text: string;
  words: ReadonlySet<string>;
  key: string[] | undefined;
  call: ApiCall | undefined;
}

/** Documents that may share a name without making it less telling. */
const FEW = 8;

/** Scores of an operation whose request or response has the property. */
const REQUEST_PROPERTY = 0.6;
const RESPONSE_PROPERTY = 0.45;

/** Score of a text that names the variable, such as `AUTH_URL`. */
const VARIABLE = 0.6;

/** Whether an operation has a property of that name, in any case. By a plain word such as `token` a reader means the thing. */
function hasProperty({ code }: SearchDocument, name: string): boolean {
  const properties = code.split(/[\s.[\]]+/);
  if (/^[a-z]+$/.test(name) && properties.includes(name)) return false;
  return name !== '' && properties.some((property) => property.toLowerCase() === name);
}

const isVariable = (text: string): boolean => /^[a-z][\da-z]*(_[\da-z]+)+$/.test(text);

const CODE = 0.8;

/** Whether a name is a code such as `IDX10720` or `22p02`, or joined by underscores. */
const isCode = (name: string): boolean =>
  /^[\da-z]+$/.test(name) ? /\d\d/.test(name) && /[a-z]/.test(name) : /^[a-z]+(_[a-z]+)+$/.test(name);

/** Score of a key that is named next to words of its path, such as `keycloak ClockSkewSeconds`. */
const NAMED_KEY = 0.8;

function namedAmong(words: ReadonlySet<string>, document: SearchDocument, parts: readonly string[]): number {
  const name = nameOfKey(document).toLowerCase();
  if (words.size < 2 || !isCompound(nameOfKey(document)) || !words.has(name)) return 0;
  return [...words].every((word) => word === name || parts.includes(word)) ? NAMED_KEY : 0;
}

/** Words from which a query is a text that names a key, not a key with its value. */
const KEY_AND_VALUE = 3;

/** The key that a query spells, alone or with its value. */
function keyOf(query: string): string[] | undefined {
  const words = query.trim().split(/\s+/);
  if (words.length > KEY_AND_VALUE) return undefined;
  for (const word of words) {
    const key = keyParts(word.replace(/^["'`]+|["'`,;:]+$/g, ''));
    if (key && key.length > 1) return key;
  }
  return undefined;
}

/** A property of a JSON file or a line of settings with its value, such as `"PageSize": 20`. */
const PROPERTY = /^["']?(\w+)["']?\s*[:=]\s*[^\s:=]+$/;

/** Returns the name of a property that a query gives with its value; any other query unchanged. */
function withoutValue(query: string): string {
  const [, name] = PROPERTY.exec(query.trim()) ?? [];
  return name !== undefined && isCompound(name) ? name : query;
}

/** Returns a query as it is compared with exact names. */
export const exactQuery = (query: string): ExactQuery => ({
  text: bareName(withoutValue(query)),
  words: new Set(bareName(query).match(/[\p{L}\p{N}_]+/gu)),
  key: keyParts(query) ?? keyOf(query),
  call: callIn(query),
});

function settingMatch(query: ExactQuery, document: SearchDocument): number {
  const own = keyParts(document.title) ?? [];
  const isName = isCompound(nameOfKey(document)) && /^[a-z]\w+$/.test(query.text);
  const key = query.key ?? (isName ? [query.text] : undefined);
  const match = key ? keyMatch(key, own) : namedAmong(query.words, document, own);
  return match * (document.code === '' ? 1 : 0.9);
}

/** Returns how exactly a document contains a query, from 0 to 1. */
export function exactMatch(query: ExactQuery, indexed: IndexedDocument, index: SearchIndex): number {
  const { document } = indexed;
  if (document.kind === 'setting') return settingMatch(query, document);
  const isOperation = document.kind === 'operation';
  if (isOperation && hasProperty(document, query.text))
    return document.text.toLowerCase().includes(`${query.text}: `) ? REQUEST_PROPERTY : RESPONSE_PROPERTY;
  if (document.kind === 'page' && document.title.toLowerCase() === query.text && isCompound(document.title))
    return 1;
  if (isVariable(query.text) && `${document.text} ${document.code}`.toLowerCase().includes(query.text))
    return VARIABLE;
  // The operation itself comes before the texts that name it.
  const ofName = isOperation ? 1 : query.call ? 0.35 : 0.5;
  let best = 0;
  for (const { text, call, isPlain } of indexed.names) {
    if (isPlain && !isOperation) continue;
    // A name of many documents says little.
    const bearers = index.bearersOf(text);
    const rarity = 1 / Math.sqrt(bearers);
    const isMessage = /\s/.test(text) && call === undefined;
    const isPart =
      (text.length > 11 && query.text.includes(text)) ||
      (query.text.length > 11 && /\s\S+\s/.test(query.text) && text.includes(query.text));
    if (isCode(text) && query.words.has(text)) best = Math.max(best, CODE * rarity);
    if (text === query.text)
      best = Math.max(best, isMessage ? (bearers > FEW ? rarity : Math.max(0.8, rarity)) : ofName);
    else if (isMessage && isPart)
      best = Math.max(best, 0.75 * rarity * Math.min(1, query.text.length / text.length));
    if (query.call && call) best = Math.max(best, ofName * callMatch(query.call, call));
  }
  return best;
}
