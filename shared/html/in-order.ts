import { createElement, Fragment, type ReactNode } from 'react';

/** Draws each part of a list by its position: for texts in pieces and fields in rows, whose parts have no identity. */
export function inOrder<Part>(
  parts: readonly Part[],
  draw: (part: Part, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...parts.map(draw));
}
