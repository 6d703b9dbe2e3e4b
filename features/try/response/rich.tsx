import type { ReactNode } from 'react';
import { inOrder } from '@/shared/html/in-order';

interface Props {
  text: string;
  /** Elements by name; a name without one stays as `{name}`. */
  values: Readonly<Record<string, ReactNode>>;
}

/** Renders a text with elements in its places, as `format` does with strings. */
export function Rich({ text, values }: Props) {
  return inOrder(text.split(/\{(\w+)\}/), (part, index) =>
    index % 2 === 0 ? part : Object.hasOwn(values, part) ? values[part] : `{${part}}`,
  );
}
