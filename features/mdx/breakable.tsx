import type { ReactNode } from 'react';
import { inOrder } from '@/shared/html/in-order';

/** Adds line break opportunities to a long name or path. `at` matches them with zero width. */
export function breakable(text: string, at: RegExp): ReactNode {
  return inOrder(text.split(at), (part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ));
}
