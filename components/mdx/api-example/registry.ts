import type { ExampleSpec } from '@/lib/shared/examples/types';

/** The examples on screen by their element: the page order is that of the document. */
const shown = new Map<Element, ExampleSpec>();

/** Makes an example known to those below it; the result takes it back. */
export function registerExample(element: Element, spec: ExampleSpec): () => void {
  shown.set(element, spec);
  return () => shown.delete(element);
}

/** The examples above an element, in page order. */
export const examplesBefore = (element: Element): ExampleSpec[] =>
  [...shown]
    .filter(([other]) => other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(([, spec]) => spec);
