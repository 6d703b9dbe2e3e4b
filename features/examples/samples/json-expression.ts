import { jsonTokens } from '@/shared/http/json-tokens';

/** How a language writes what JSON holds. */
interface ExpressionStyle {
  string: (text: string) => string;
  word: (word: string) => string;
}

/** Numbers that every language reads as JSON means them. */
const isSimple = (token: string) => /^-?\d{1,15}(\.\d{1,15})?$/.test(token) && token.length <= 16;

/**
 * Indented JSON as an expression of a language whose objects and lists look the same. Undefined where its numbers would
 * become others, or a property is called `__proto__`, which some languages take for something else.
 */
export function jsonExpression(pretty: string, style: ExpressionStyle): string | undefined {
  const parts: string[] = [];
  let copied = 0;
  for (const { kind, start, end } of jsonTokens(pretty)) {
    const token = pretty.slice(start, end);
    if (kind === 'number' && !isSimple(token)) return undefined;
    if (token === '"__proto__"') return undefined;
    if (kind !== 'string' && kind !== 'word') continue;
    parts.push(
      pretty.slice(copied, start),
      kind === 'word' ? style.word(token) : style.string(JSON.parse(token)),
    );
    copied = end;
  }
  return parts.join('') + pretty.slice(copied);
}
