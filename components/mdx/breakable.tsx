import { Fragment, type ReactNode } from 'react';

/** A long name or path that may wrap at some places instead of anywhere in a word; `at` matches them without letters. */
export function breakable(text: string, at: RegExp): ReactNode[] {
  return text.split(at).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
