import 'client-only';

/** Smallest scroll distance that counts as a direction, in pixels. */
const THRESHOLD = 6;

/**
 * Hides the navbar on scrolling down and shows it on scrolling up, with `<html data-navbar-hidden>`. Sticky
 * bars move with it, so nothing moves during a press: the click would hit another element. A jump to a section
 * is no scrolling: readers who arrive see where they are.
 */
export function hideOnScroll(): void {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>('[data-navbar]');
  /** Undefined before a jump. */
  let last: number | undefined = window.location.hash ? undefined : 0;
  let isPressed = false;
  const onScroll = () => {
    if (isPressed) return;
    const now = Math.max(0, window.scrollY);
    if (last !== undefined && Math.abs(now - last) < THRESHOLD) return;
    const isDown = last !== undefined && now > last && now > (bar?.offsetHeight ?? 0);
    root.toggleAttribute('data-navbar-hidden', isDown && !bar?.contains(document.activeElement));
    last = now;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', () => {
    last = undefined;
    delete root.dataset.navbarHidden;
  });
  const onPointer = ({ buttons }: PointerEvent) => {
    // The click fires after `pointerup`, so wait one task. Browsers send no `pointerup` on scroll bars; the
    // next move without a button ends such a press.
    if (isPressed && buttons === 0) setTimeout(onScroll);
    isPressed = buttons !== 0;
  };
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(name, onPointer);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && bar?.contains(target)) delete root.dataset.navbarHidden;
  });
}
