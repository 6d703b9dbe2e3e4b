import type { ExampleSpec } from '../request/types';

const shown = new Map<Element, ExampleSpec>();

/** Registers an example. Returns a function that removes it. */
export function registerExample(element: Element, spec: ExampleSpec): () => void {
  shown.set(element, spec);
  return () => shown.delete(element);
}

/** Returns the examples above an element, in page order. */
export const examplesBefore = (element: Element): ExampleSpec[] =>
  [...shown]
    .filter(([other]) => other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(([, spec]) => spec);

/** An event of the document, as every example of a page listens: a store would be larger. */
const CHANGED = 'samples-changed';

/** Tells the examples of a page that IDs or tokens became known. */
export const samplesChanged = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/** Calls the listener when IDs or tokens become known. Returns a function that stops this. */
export function onSamplesChanged(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
