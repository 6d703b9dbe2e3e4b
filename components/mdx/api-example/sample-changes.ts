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
