import 'client-only';

/** Longest wait for a frame, in milliseconds: a page that is not seen draws none. */
const LONGEST = 200;

/** Runs something once the browser has drawn what is there now; the result calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, LONGEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
