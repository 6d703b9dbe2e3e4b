/** Keys that scroll a page. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

let pinned: string | undefined;

/** Id of the operation that the address led to, for as long as the reader has not scrolled away by hand. */
export const pinnedOperation = (): string | undefined => pinned;

/** Keeps an operation the current one, wherever the page can be scrolled to. Undefined lets go. */
export function pinOperation(id: string | undefined): void {
  pinned = id;
  // Those who follow the scroll look again.
  window.dispatchEvent(new Event('scroll'));
}

/** Lets go of the pinned operation when the reader scrolls; the result ends that. */
export function unpinOnScroll(): () => void {
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  const release = () => {
    pinned = undefined;
  };
  window.addEventListener('wheel', release, options);
  window.addEventListener('touchmove', release, options);
  window.addEventListener('keydown', ({ key }) => scrollKeys.has(key) && release(), options);
  // The scroll bar belongs to the document itself.
  window.addEventListener(
    'pointerdown',
    ({ target }) => target === document.documentElement && release(),
    options,
  );
  return () => {
    end.abort();
    release();
  };
}
