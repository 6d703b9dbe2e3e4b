/** Keys that scroll a page. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** Calls `release` whenever the reader scrolls by hand: by wheel, touch, key or scroll bar. The result ends that. */
export function onManualScroll(release: () => void): () => void {
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  window.addEventListener('wheel', release, options);
  window.addEventListener('touchmove', release, options);
  window.addEventListener('keydown', ({ key }) => scrollKeys.has(key) && release(), options);
  // The scroll bar belongs to the document itself.
  window.addEventListener(
    'pointerdown',
    ({ target }) => target === document.documentElement && release(),
    options,
  );
  return () => end.abort();
}
