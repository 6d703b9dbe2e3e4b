import type { ReactNode } from 'react';
import { inOrder } from '@/shared/html/in-order';

/** A long name or path that may wrap at some places instead of anywhere in a word; `at` matches them without letters. */
export function breakable(text: string, at: RegExp): ReactNode {
  return inOrder(text.split(at), (part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ));
}
