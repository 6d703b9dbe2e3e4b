import type { ReactNode } from 'react';
import { inOrder } from '@/shared/html/in-order';

interface Props {
  text: string;
  /** What is in each `{name}` place; a name without one stays visible. */
  values: Readonly<Record<string, ReactNode>>;
}

/** An interface text with elements in its places, as `format` fills in plain texts. */
export function Rich({ text, values }: Props) {
  return inOrder(text.split(/\{(\w+)\}/), (part, index) =>
    index % 2 === 0 ? part : Object.hasOwn(values, part) ? values[part] : `{${part}}`,
  );
}
