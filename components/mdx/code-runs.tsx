import type { Run } from '@/lib/shared/code/run';

/** A line of code, or part of one, in its colours. */
export function CodeRuns({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => {
    if (run.kind === '') return run.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a fixed text never move
    if (run.kind === 'var') return <var key={index}>{run.text}</var>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <i key={index} className={run.kind === 's' ? undefined : run.kind}>
        {run.text}
      </i>
    );
  });
}
