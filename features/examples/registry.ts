import type { ExampleSpec } from './requests/types';

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

/** Name of the event of the document that tells of new ids and tokens; small, as every example of a page listens. */
const CHANGED = 'samples-changed';

/** Tells the samples of the page that ids or tokens have become known. */
export const samplesChanged = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/** Calls the listener when ids or tokens have become known. The result ends that. */
export function onSamplesChanged(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}
