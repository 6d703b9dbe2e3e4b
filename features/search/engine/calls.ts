interface ApiCall {
  method?: string;
  /** Segments in lowercase; IDs and placeholders are `*`. */
  segments: string[];
}

const METHOD = /^(get|post|put|patch|delete)$/i;

const ID = /^(\{.*\}|[:$].*|\d{2,}|[0-9a-f-]*\d[0-9a-f-]*)$/i;

/** A scheme with a host, or a host alone, such as `localhost:5001`. */
const ORIGIN = /^(https?:\/\/[^/]+|localhost(:\d+)?|[\w-]+(\.[\w-]+)+(:\d+)?)(?=\/|$)/i;

/** Parses a query or a name such as `POST /api/forms`; undefined for other texts. */
export function parseCall(text: string): ApiCall | undefined {
  const tokens = text.trim().split(/\s+/);
  const path = tokens.find((token) => /\/[\w{]/.test(token) && !/^\/\//.test(token));
  if (path === undefined || tokens.length > 4) return undefined;
  const method = tokens.find((token) => METHOD.test(token))?.toUpperCase();
  const segments = path
    .replace(ORIGIN, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment, index) => segment !== '' && !(segment === 'api' && index < 2))
    .map((segment) => (ID.test(segment) ? '*' : segment.toLowerCase()));
  return segments.length > 0 ? { ...(method && { method }), segments } : undefined;
}

/** Returns how well a typed call matches that of an operation: 1 for the same path and method. */
export function callMatch(typed: ApiCall, known: ApiCall): number {
  const isSame = (own: string, other: string | undefined) =>
    other === undefined || own === other || own === '*' || other === '*';
  if (typed.segments.length > known.segments.length) return 0;
  if (!known.segments.every((own, index) => isSame(own, typed.segments[index]))) return 0;
  const same = known.segments.filter((own, index) => own !== '*' && own === typed.segments[index]).length;
  if (same === 0) return 0;
  const isWhole = typed.segments.length === known.segments.length;
  const path = isWhole ? 1 : (0.3 * typed.segments.length) / known.segments.length;
  const method = typed.method === undefined || typed.method === known.method ? 1 : 0.4;
  return path * method * (0.9 + (0.1 * same) / known.segments.length);
}
