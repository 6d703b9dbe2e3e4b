import { Fragment, type ReactNode } from 'react';

/** Text with `inline code` in backticks, as the schema writes its descriptions. */
export function inlineCode(text: string): ReactNode[] {
  return text.split('`').map((part, position) => {
    // The parts never change order, so the position is a stable key.
    const key = `${position}-${part}`;
    return position % 2 === 1 ? <code key={key}>{part}</code> : part;
  });
}

/** A long name that may wrap after each separator instead of anywhere in a word. */
export function wrapAfter(name: string, separator: string): ReactNode[] {
  return name.split(separator).map((part, position) => {
    // As above: the parts never change order.
    const key = `${position}-${part}`;
    return (
      <Fragment key={key}>
        {position > 0 && separator}
        {position > 0 && <wbr />}
        {part}
      </Fragment>
    );
  });
}
