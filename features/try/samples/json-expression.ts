import { jsonTokens } from '@/shared/http/json-tokens';

const isSimple = (token: string) => /^-?\d{1,15}(\.\d{1,15})?$/.test(token) && token.length <= 16;

/** Returns JSON as an expression of a language; undefined where numbers would change, and for `__proto__`. */
export function jsonExpression(
  pretty: string,
  string: (text: string) => string,
  word = (name: string) => name,
): string | undefined {
  const parts: string[] = [];
  let copied = 0;
  for (const { kind, start, end } of jsonTokens(pretty)) {
    const token = pretty.slice(start, end);
    if (kind === 'number' && !isSimple(token)) return undefined;
    if (token === '"__proto__"') return undefined;
    if (kind !== 'string' && kind !== 'word') continue;
    parts.push(pretty.slice(copied, start), kind === 'word' ? word(token) : string(JSON.parse(token)));
    copied = end;
  }
  return parts.join('') + pretty.slice(copied);
}
