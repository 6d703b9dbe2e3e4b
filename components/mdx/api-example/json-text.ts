import type { AnswerValue } from '@/lib/shared/examples/types';

/** JSON text of an author's value, 64-bit integers with all digits. */
export function jsonText(value: AnswerValue, indent?: number): string {
  const marked = JSON.stringify(
    value,
    (_name, item: unknown) => (typeof item === 'bigint' ? `\u0000${item}\u0000` : item),
    indent,
  );
  return marked.replace(/"\\u0000(-?\d+)\\u0000"/g, '$1');
}
