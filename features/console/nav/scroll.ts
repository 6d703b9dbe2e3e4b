import { useLayoutEffect } from 'react';

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Calls `release` when the reader scrolls by wheel, touch, key or scroll bar. Returns a function that stops
 * this.
 */
export function onManualScroll(release: () => void): () => void {
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  window.addEventListener('wheel', release, options);
  window.addEventListener('touchmove', release, options);
  window.addEventListener('keydown', ({ key }) => scrollKeys.has(key) && release(), options);
  // The scroll bar belongs to the root element.
  window.addEventListener(
    'pointerdown',
    ({ target }) => target === document.documentElement && release(),
    options,
  );
  return () => end.abort();
}

/** Scroll position and open operations, stored in the history entry of the page. */
export interface StoredPlace {
  /** In pixels. */
  top: number;
  open: readonly string[];
}

const NAME = 'consolePlace';

/** Reads the place of the current history entry; undefined for a new entry, and for what others wrote. */
export function readPlace(): StoredPlace | undefined {
  const state = window.history.state as Record<string, unknown> | null;
  const place = state?.[NAME] as Partial<StoredPlace> | null | undefined;
  if (typeof place !== 'object' || place === null) return undefined;
  const { top, open } = place;
  if (typeof top !== 'number' || !Number.isFinite(top) || !Array.isArray(open)) return undefined;
  return { top, open: open.filter((id) => typeof id === 'string') };
}

const openOperations = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.op-item[open]')].map((row) => row.dataset.operation ?? '');

/** Pause before the place is stored, in milliseconds: browsers limit changes of an entry. */
const PAUSE = 250;

/** Stores the place in the history entry while the reader scrolls and opens rows. */
export function useStoredPlace(): void {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const place: StoredPlace = { top: window.scrollY, open: openOperations() };
      window.history.replaceState({ ...window.history.state, [NAME]: place }, '');
    };
    const schedule = () => {
      timer ??= setTimeout(keep, PAUSE);
    };
    const finish = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    const end = new AbortController();
    const options = { signal: end.signal, passive: true };
    window.addEventListener('scroll', schedule, options);
    document.addEventListener('click', schedule, options);
    // The same click follows a link, so store the place first.
    document.addEventListener('click', finish, { ...options, capture: true });
    window.addEventListener('pagehide', finish, options);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
}

/** Frames in which the position must be stable, and the longest wait, in frames. */
const STEADY = 8;
const FRAMES = 180;

/**
 * Scrolls to a position as soon as the page is long enough, until it is stable or the reader acts, which the
 * page notes from its first paint on (operation-rows.tsx): a target must not move below the pointer. Returns a
 * function that stops this.
 */
export function restoreTop(top: number): () => void {
  let frame = 0;
  let steady = 0;
  let left = FRAMES;
  const step = () => {
    if ('acted' in document.documentElement.dataset) return;
    if (Math.abs(window.scrollY - top) > 1) {
      window.scrollTo({ top, behavior: 'instant' });
      steady = 0;
    } else steady += 1;
    left -= 1;
    if (steady < STEADY && left > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
