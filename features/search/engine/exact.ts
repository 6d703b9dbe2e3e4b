import { fieldAnchor } from '@/shared/contract/anchors';
import { callMatch, parseCall } from './calls';
import type { SearchDocument } from './types';
import { toSequence } from './words';

/** Number of words from which a name is a message. */
const MESSAGE_WORDS = 3;

/** Number of words from which a pasted part of a message is specific enough. */
const PARTIAL_WORDS = 4;

export type ExactName = ReturnType<typeof exactName>;

/** Returns the words of a text in order, with spaces around each and without punctuation. */
export const spaced = (text: string): string => ` ${toSequence(text).join(' ')} `;

/** Prepares a name of a document for comparison: as a message, as a call, or as words. */
export function exactName(name: string) {
  const words = spaced(name);
  const call = name.includes('/') ? parseCall(name) : undefined;
  return { words, isMessage: call === undefined && words.split(' ').length - 2 >= MESSAGE_WORDS, call };
}

type ExactQuery = ReturnType<typeof exactQuery>;

/** Returns the parts of a settings key in lowercase, in any notation; undefined for other texts. */
function keyParts(text: string): string[] | undefined {
  const key = text.trim().replace(/^["'`]+|=.*$|["'`,;:]+$/g, '');
  if (!/^[\w:{}[\]-]+$/.test(key) || !/:|__/.test(key)) return undefined;
  return key
    .split(/:|__/)
    .map((part) => part.replace('[]', '').toLowerCase())
    .filter((part) => part !== '' && !/^\d+$/.test(part));
}

/** Returns the last part of a settings key. */
export const keyName = ({ title }: SearchDocument): string => title.split(':').at(-1) ?? '';

/** Returns whether a name is a compound. A reader who types `Filter` isn't looking for a key. */
export const isCompound = (name: string): boolean => /\p{Ll}\p{Lu}/u.test(name);

/** Prepares a query for comparison, with the settings key or the call that it names. */
export function exactQuery(query: string) {
  const key = query
    .split(/\s+/)
    .map(keyParts)
    .find((parts) => parts && parts.length > 1);
  // A property with its value from a JSON or settings file, such as `"PageSize": 20`.
  const [, property] = /^["']?(\w*\p{Ll}\p{Lu}\w*)["']?\s*[:=]\s*[^\s:=]+$/u.exec(query.trim()) ?? [];
  const text = key ? query.trim() : (property ?? query.trim());
  return { text: text.toLowerCase(), words: spaced(text), key, call: parseCall(text) };
}

/** Returns whether parts spell a key. A part in braces matches any name, or a missing index. */
function spells(typed: readonly string[], known: readonly string[]): boolean {
  const [part, ...others] = known;
  if (part === undefined) return typed.length === 0;
  if (part.startsWith('{') && spells(typed, others)) return true;
  return (typed[0] === part || (typed.length > 0 && part.startsWith('{'))) && spells(typed.slice(1), others);
}

/** Returns how well a query matches a key: 1 for the whole, less for its end, least for its section. */
function keyMatch({ key, text, words }: ExactQuery, document: SearchDocument): number {
  const known = keyParts(document.title) ?? [document.title.toLowerCase()];
  const typed = key ?? (isCompound(keyName(document)) && /^[a-z]\w+$/.test(text) ? [text] : []);
  const named = words.trim().split(' ');
  // Words of its path, such as `smtpsettings port`.
  const isNamed =
    named.length > 1 && named.includes(known.at(-1) ?? '') && named.every((word) => known.includes(word));
  if (typed.length === 0 || typed.length > known.length) return isNamed ? 0.8 : 0;
  if (spells(typed, known)) return 1;
  const positions = known.map((_, index) => index).slice(1);
  if (positions.some((from) => spells(typed, known.slice(from)))) return 0.9;
  return positions.some((to) => spells(typed, known.slice(0, to))) ? 0.7 : 0;
}

/** Returns how exactly a message and a query contain each other. */
function messageMatch(message: string, query: string): number {
  const [short, long] = message.length < query.length ? [message, query] : [query, message];
  if (!long.includes(short) || short.split(' ').length - 2 < PARTIAL_WORDS) return 0;
  return short === message ? 1 : 0.6 + 0.4 * (short.length / long.length);
}

/** Returns how exactly a document matches a query: 0 to 1, 1.5 for a page that is named so. */
export function exactMatch(
  query: ExactQuery,
  document: SearchDocument,
  names: readonly ExactName[],
  countDocuments: (name: ExactName) => number,
): number {
  if (document.kind === 'setting') return keyMatch(query, document) * (document.code === '' ? 1 : 0.9);
  const { kind, title } = document;
  if (kind === 'page' && isCompound(title) && title.toLowerCase() === query.text) return 1.5;
  const isOperation = kind === 'operation';
  let best = 0;
  for (const name of names) {
    const { words, isMessage, call } = name;
    // The operation itself ranks above texts that name it.
    const own = isOperation ? 1 : query.call ? 0.4 : 0.5;
    if (call && query.call) best = Math.max(best, own * callMatch(query.call, call));
    // Symbols have no words, and don't equal each other.
    else if (words === query.words && words.trim() !== '')
      best = Math.max(best, isMessage ? 1 / countDocuments(name) ** 0.25 : own);
    else if (isMessage) best = Math.max(best, messageMatch(words, query.words) / countDocuments(name) ** 0.5);
  }
  if (isOperation && best === 0 && /^[a-z]\w+$/.test(query.text)) {
    const isProperty = document.code
      .toLowerCase()
      .split(/[\s.[\]]+/)
      .includes(query.text);
    // The text describes properties of the request.
    if (isProperty) best = document.text.toLowerCase().includes(`${query.text}: `) ? 0.6 : 0.45;
  }
  return best;
}

/** Returns the anchor of the property or parameter that a query names; '' for other queries. */
export function propertyAnchor(query: string, { code, properties = {} }: SearchDocument): string {
  const typed = query.trim().toLowerCase();
  const names = code.split(' ');
  for (const [prefix, count] of Object.entries(properties)) {
    const name = names.splice(0, count).find((one) => `.${one}`.toLowerCase().endsWith(`.${typed}`));
    if (name) return fieldAnchor(prefix, name);
  }
  return '';
}
