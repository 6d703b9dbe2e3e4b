import type { ReactNode } from 'react';
import type { Run } from '@/lib/shared/code/run';
import { inOrder } from './in-order';

function drawn({ kind, text }: Run): ReactNode {
  if (kind === '') return text;
  return kind === 'var' ? <var>{text}</var> : <i className={kind}>{text}</i>;
}

/** A line of code, or part of one, in its colours. */
export function CodeRuns({ runs }: { runs: readonly Run[] }) {
  return inOrder(runs, drawn);
}
