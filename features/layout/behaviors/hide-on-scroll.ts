import 'client-only';

/** Scroll distance that counts as a direction, in pixels; less is jitter. */
const THRESHOLD = 6;

/**
 * Hides the navbar while the reader scrolls down and brings it back on the way up; shown as `<html data-navbar-hidden>`.
 * Bars that stick to it move with it: never while something is pressed, or the press would end on something else.
 */
export function hideOnScroll(): void {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>('[data-navbar]');
  let last = window.scrollY;
  let isPressed = false;
  const onScroll = () => {
    if (isPressed) return;
    const now = Math.max(0, window.scrollY);
    if (Math.abs(now - last) < THRESHOLD) return;
    const hide = now > last && now > (bar?.offsetHeight ?? 0) && !bar?.contains(document.activeElement);
    if (hide) root.dataset.navbarHidden = '';
    else delete root.dataset.navbarHidden;
    last = now;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  const onPointer = ({ buttons }: PointerEvent) => {
    // The click follows the end of its press. An end that is not told, as on a scroll bar, shows at the next movement.
    if (isPressed && buttons === 0) setTimeout(onScroll);
    isPressed = buttons !== 0;
  };
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(name, onPointer);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && bar?.contains(target)) delete root.dataset.navbarHidden;
  });
}
