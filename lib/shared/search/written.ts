import type { SearchRecord } from './types';

/** A path of the API as a query holds it. */
export interface WrittenCall {
  method?: string;
  /** Segments in small letters; ids and placeholders are `*`. */
  segments: string[];
}

const METHOD = /^(get|post|put|patch|delete)$/i;

const isPlaceholder = (segment: string): boolean =>
  /^\{.*\}$/.test(segment) ||
  /^[:$]/.test(segment) ||
  /^\d{2,}$/.test(segment) ||
  /^[0-9a-f]{8,}$/i.test(segment);

/** The segments of a path; what stands for an id is `*`. */
export function segmentsOf(path: string): string[] {
  const bare = path.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  return bare
    .split('/')
    .filter(Boolean)
    .map((segment) => (isPlaceholder(segment) ? '*' : segment.toLowerCase()));
}

/** The call that a query or a name such as `POST /api/forms` spells; undefined for other texts. */
export function callIn(text: string): WrittenCall | undefined {
  const tokens = text.trim().split(/\s+/);
  const [first = '', second = ''] = tokens;
  // `PATCH definition` means a path that ends so.
  if (tokens.length === 2 && METHOD.test(first) && /^[\w-]+$/.test(second))
    return { method: first.toUpperCase(), segments: ['…', second.toLowerCase()] };
  const path = tokens.find((token) => /\/[\w{]/.test(token) && !/^\/\//.test(token));
  if (path === undefined || tokens.length > 4) return undefined;
  const method = tokens.find((token) => METHOD.test(token))?.toUpperCase();
  const segments = segmentsOf(path);
  return segments.length > 0 ? { ...(method && { method }), segments } : undefined;
}

/**
 * How well a wanted call is an operation's: 1 for the same path and method, less where one of them lacks, 0 otherwise.
 * @param wanted what the reader wrote, with or without method and `/api`
 * @param known the operation
 */
export function callMatch(wanted: WrittenCall, known: WrittenCall): number {
  const withoutApi = (segments: readonly string[]) => (segments[0] === 'api' ? segments.slice(1) : segments);
  const given = withoutApi(wanted.segments);
  const own = withoutApi(known.segments);
  const isSame = (a: string, b: string) => a === b || a === '*' || b === '*';
  // A word where an id belongs is rather another call than an id.
  const isWord = (segment: string | undefined) => segment !== undefined && /^[a-z-]+$/.test(segment);
  if (given[0] === '…') {
    const [, word = ''] = given;
    const isThere = own.some((segment) => segment === word || segment === `${word}s`);
    return isThere && wanted.method === known.method ? (own.at(-1) === word ? 0.9 : 0.8) : 0;
  }
  const common = own.every((segment, index) => {
    const other = given[index];
    return other === undefined || isSame(segment, other);
  });
  if (!common || given.length > own.length) return 0;
  const literal = own.filter((segment, index) => segment !== '*' && segment === given[index]).length;
  if (literal === 0) return 0;
  const path = given.length === own.length ? 1 : 0.3 * (given.length / own.length);
  const method = wanted.method === undefined || wanted.method === known.method ? 1 : 0.4;
  // Of two that fit, the one whose fixed text fits: `by-token` is no id.
  const wordy = own.some((segment, index) => segment === '*' && isWord(given[index])) ? 0.3 : 1;
  return path * method * wordy * (0.9 + 0.1 * (literal / own.length));
}

/** Parts of a settings key in small letters, however it is written; undefined for a text that is no key. */
export function keyParts(text: string): string[] | undefined {
  const key = text.trim().replace(/=.*$/, '');
  if (!/^[\w:{}[\]-]+$/.test(key) || !/:|__/.test(key)) return undefined;
  return key
    .split(/:|__/)
    .map((part) => part.replace('[]', '').toLowerCase())
    .filter((part) => part !== '' && !/^\d+$/.test(part));
}

/** Whether parts spell a key. A part in braces stands for anything, or for a position that was left out. */
function spells(wanted: readonly string[], known: readonly string[]): boolean {
  const [part, ...others] = known;
  if (part === undefined) return wanted.length === 0;
  if (part.startsWith('{') && spells(wanted, others)) return true;
  const isMet = wanted.length > 0 && (wanted[0] === part || part.startsWith('{'));
  return isMet && spells(wanted.slice(1), others);
}

/** How well wanted parts are a key's: 1 for the whole key, less for its end, least for its section, 0 otherwise. */
export function keyMatch(wanted: readonly string[], known: readonly string[]): number {
  if (wanted.length > known.length) return 0;
  if (spells(wanted, known)) return 1;
  const places = known.map((_, index) => index).slice(1);
  if (places.some((from) => spells(wanted, known.slice(from)))) return 0.9;
  return places.some((to) => spells(wanted, known.slice(0, to))) ? 0.7 : 0;
}

/** Last part of the path of a setting. */
export const nameOfKey = (record: SearchRecord): string => record.title.split(':').at(-1) ?? '';

/** Only a compound is typed to find a key: "Filter" means the thing. */
export const isCompound = (name: string): boolean => /\p{Ll}\p{Lu}/u.test(name);
