import { useLayoutEffect } from 'react';

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

/** Where the reader was in the console, kept in the entry of the browser's history: it comes back with that entry. */
export interface StoredPlace {
  /** Scroll position in pixels. */
  top: number;
  /** Ids of the operations that were open. */
  open: readonly string[];
}

const NAME = 'consolePlace';

/** The place kept in the present entry; undefined for an entry that is new or contains something else. */
export function readPlace(): StoredPlace | undefined {
  const state = window.history.state as Record<string, unknown> | null;
  const place = state?.[NAME] as Partial<StoredPlace> | null | undefined;
  if (typeof place !== 'object' || place === null) return undefined;
  const { top, open } = place;
  if (typeof top !== 'number' || !Number.isFinite(top) || !Array.isArray(open)) return undefined;
  return { top, open: open.filter((id) => typeof id === 'string') };
}

/** Ids of the operations that are open on the page. */
const openOperations = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.op-item[open]')].map((row) => row.dataset.operation ?? '');

/** Pause in scrolling after which the place is kept, in milliseconds: browsers allow few changes of an entry. */
const PAUSE = 250;

/** Keeps the place in the present entry while the reader moves through the console. */
export function useStoredPlace(): void {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      const place: StoredPlace = { top: window.scrollY, open: openOperations() };
      // What the framework keeps in the entry stays.
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
    // A link is followed by the same click: the place is kept before the entry is left.
    document.addEventListener('click', finish, { ...options, capture: true });
    window.addEventListener('pagehide', finish, options);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
}

/** Frames in a row that the page must stay where it was scrolled to, and the longest wait for it to be drawn. */
const STEADY = 8;
const FRAMES = 180;

/**
 * Scrolls to a place as soon as the page is long enough, until it stays there or the reader scrolls or presses: what is
 * pressed must not move away below the pointer. The result ends it.
 */
export function restoreTop(top: number): () => void {
  let frame = 0;
  let steady = 0;
  let left = FRAMES;
  const end = () => {
    cancelAnimationFrame(frame);
    stop();
    window.removeEventListener('pointerdown', end, true);
  };
  const stop = onManualScroll(end);
  window.addEventListener('pointerdown', end, true);
  const step = () => {
    if (Math.abs(window.scrollY - top) > 1) {
      window.scrollTo({ top, behavior: 'instant' });
      steady = 0;
    } else steady += 1;
    left -= 1;
    if (steady >= STEADY || left <= 0) end();
    else frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return end;
}
