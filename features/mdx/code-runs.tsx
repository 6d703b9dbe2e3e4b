import type { Run } from '@/shared/code/run';
import { inOrder } from '@/shared/html/in-order';

/** Renders highlighted code. Strings, the most frequent kind, have no class. */
export function CodeRuns({ runs }: { runs: readonly Run[] }) {
  return inOrder(runs, ({ text, kind }) => {
    if (kind === '') return text;
    if (kind === 'var') return <var>{text}</var>;
    return <i className={kind === 's' ? undefined : kind}>{text}</i>;
  });
}
