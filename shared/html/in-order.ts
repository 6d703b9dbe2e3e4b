import { createElement, Fragment, type ReactNode } from 'react';

/** Renders each part of a list with its index as key, for parts without identity. */
export function inOrder<Part>(
  parts: readonly Part[],
  draw: (part: Part, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...parts.map(draw));
}
