import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
  /** What stands in each `{name}` place; a name without one stays visible. */
  values: Readonly<Record<string, ReactNode>>;
}

/** An interface text with elements in its places, as `format` fills in plain texts. */
export function Rich({ text, values }: Props) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>
      {index % 2 === 0 ? part : Object.hasOwn(values, part) ? values[part] : `{${part}}`}
    </Fragment>
  ));
}
