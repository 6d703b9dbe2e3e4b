/** A path of the API as a query contains it. */
export interface ApiCall {
  method?: string;
  /** Segments in lower case; IDs and placeholders are `*`. */
  segments: string[];
}

const METHOD = /^(get|post|put|patch|delete)$/i;

const isPlaceholder = (segment: string): boolean =>
  /^\{.*\}$/.test(segment) ||
  /^[:$]/.test(segment) ||
  /^\d{2,}$/.test(segment) ||
  /^[0-9a-f-]*\d[0-9a-f-]*$/i.test(segment);

/** A scheme with a host, or a host alone, such as `localhost:5001`. */
const ORIGIN = /^(https?:\/\/[^/]+|localhost(:\d+)?|[\w-]+(\.[\w-]+)+(:\d+)?)(?=\/|$)/i;

/** Returns the segments of a path; IDs are `*`. */
export function segmentsOf(path: string): string[] {
  return path
    .replace(ORIGIN, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => (isPlaceholder(segment) ? '*' : segment.toLowerCase()));
}

/** Returns the call that a query or a name such as `POST /api/forms` spells; undefined for other texts. */
export function callIn(text: string): ApiCall | undefined {
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
 * Returns how far a call is that of an operation: 1 for the same path and method, less without one of them, 0 for others.
 * @param typed the call of the query, with or without method and `/api`
 * @param known the call of the operation
 */
export function callMatch(typed: ApiCall, known: ApiCall): number {
  const withoutApi = (segments: readonly string[]) => (segments[0] === 'api' ? segments.slice(1) : segments);
  const given = withoutApi(typed.segments);
  const own = withoutApi(known.segments);
  const isSame = (a: string, b: string) => a === b || a === '*' || b === '*';
  // A word where an id belongs is rather another call than an ID.
  const isWord = (segment: string | undefined) => segment !== undefined && /^[a-z-]+$/.test(segment);
  if (given[0] === '…') {
    const [, word = ''] = given;
    const isThere = own.some((segment) => segment === word || segment === `${word}s`);
    return isThere && typed.method === known.method ? (own.at(-1) === word ? 0.9 : 0.8) : 0;
  }
  const common = own.every((segment, index) => {
    const other = given[index];
    return other === undefined || isSame(segment, other);
  });
  if (!common || given.length > own.length) return 0;
  const literal = own.filter((segment, index) => segment !== '*' && segment === given[index]).length;
  if (literal === 0) return 0;
  const path = given.length === own.length ? 1 : 0.3 * (given.length / own.length);
  const method = typed.method === undefined || typed.method === known.method ? 1 : 0.4;
  // Of two that fit, the one whose fixed text fits: `by-token` isn't an ID.
  const wordy = own.some((segment, index) => segment === '*' && isWord(given[index])) ? 0.3 : 1;
  return path * method * wordy * (0.9 + 0.1 * (literal / own.length));
}
