import { highlight } from '@/lib/build/code/highlight';
import { CodeRuns } from './code-runs';
import { inOrder } from './in-order';

/** Generated text with the colours of the site's code, written while building. */
export function Highlighted({ text, language }: { text: string; language: string }) {
  return inOrder(highlight(text, language), (runs, index) => (
    <>
      {index > 0 && '\n'}
      <CodeRuns runs={runs} />
    </>
  ));
}
