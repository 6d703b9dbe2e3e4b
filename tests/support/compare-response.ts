import { fillText, type Variables } from '@/features/try/samples/placeholders';

export interface Difference {
  /** Dot-separated path, `(whole response)` for the root. */
  path: string;
  shown: string;
  real: string;
}

/** Texts that differ in every run: they match if both are of the same kind. */
const KINDS: Record<string, RegExp> = {
  id: /^[1-9]\d{18}$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?Z$/,
  JWT: /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/,
  'submission token': /^[0-9A-F]{64}$/,
  'refresh token': /^[0-9a-f]{32}$/,
};

const classify = (text: string) => Object.keys(KINDS).find((kind) => KINDS[kind]?.test(text));

const show = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return typeof value === 'bigint'
    ? String(value)
    : JSON.stringify(value, (_n, v) => (typeof v === 'bigint' ? String(v) : v));
};

function sameScalar(shown: unknown, real: unknown): boolean {
  if (shown === real) return true;
  if (typeof shown !== typeof real || (typeof shown !== 'string' && typeof shown !== 'bigint')) return false;
  const kind = classify(String(shown));
  return kind !== undefined && kind === classify(String(real));
}

/**
 * Compares a response as a page shows it with the response of a server: properties, values and the length of
 * lists must be equal; IDs, times and tokens must be of the same kind. 64-bit integers are compared as
 * `bigint`; placeholders in the shown response are filled first.
 */
export function compareResponse(
  shown: unknown,
  real: unknown,
  variables: Variables = {},
  path = '',
): Difference[] {
  const here = path || '(whole response)';
  if (Array.isArray(shown) && Array.isArray(real)) {
    if (shown.length !== real.length)
      return [{ path: here, shown: `${shown.length} entries`, real: `${real.length} entries` }];
    return shown.flatMap((item, index) => compareResponse(item, real[index], variables, join(path, index)));
  }
  if (isRecord(shown) && isRecord(real)) {
    const names = [...new Set([...Object.keys(shown), ...Object.keys(real)])];
    return names.flatMap((name) => compareResponse(shown[name], real[name], variables, join(path, name)));
  }
  const filled = typeof shown === 'string' ? fillText(shown, variables) : shown;
  return sameScalar(filled, real) ? [] : [{ path: here, shown: show(filled), real: show(real) }];
}

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
