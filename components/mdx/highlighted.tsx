import { Fragment } from 'react';
import { highlight } from '@/lib/build/code/highlight';
import { CodeRuns } from './code-runs';

/** Generated text with the colours of the site's code, written while building. */
export function Highlighted({ text, language }: { text: string; language: string }) {
  return highlight(text, language).map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text never move
    <Fragment key={index}>
      {index > 0 && '\n'}
      <CodeRuns runs={runs} />
    </Fragment>
  ));
}
