import type { SearchDocument } from './types';

/** Returns the parts of a settings key in lower case, in any notation; undefined for another text. */
export function keyParts(text: string): string[] | undefined {
  const key = text.trim().replace(/=.*$/, '');
  if (!/^[\w:{}[\]-]+$/.test(key) || !/:|__/.test(key)) return undefined;
  return key
    .split(/:|__/)
    .map((part) => part.replace('[]', '').toLowerCase())
    .filter((part) => part !== '' && !/^\d+$/.test(part));
}

/** Whether parts spell a key. A part in braces is any name, or a position that is missing. */
function spells(typed: readonly string[], known: readonly string[]): boolean {
  const [part, ...others] = known;
  if (part === undefined) return typed.length === 0;
  if (part.startsWith('{') && spells(typed, others)) return true;
  const isMatch = typed.length > 0 && (typed[0] === part || part.startsWith('{'));
  return isMatch && spells(typed.slice(1), others);
}

/** Returns how far typed parts are those of a key: 1 for the whole key, less for its end, least for its section, else 0. */
export function keyMatch(typed: readonly string[], known: readonly string[]): number {
  if (typed.length > known.length) return 0;
  if (spells(typed, known)) return 1;
  const places = known.map((_, index) => index).slice(1);
  if (places.some((from) => spells(typed, known.slice(from)))) return 0.9;
  return places.some((to) => spells(typed, known.slice(0, to))) ? 0.7 : 0;
}

/** Returns the last part of the path of a setting. */
export const nameOfKey = (document: SearchDocument): string => document.title.split(':').at(-1) ?? '';

/** Returns whether a name is a compound; a reader who types `Filter` doesn't look for a key. */
export const isCompound = (name: string): boolean => /\p{Ll}\p{Lu}/u.test(name);
