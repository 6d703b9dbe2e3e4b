import 'client-only';

/** Scroll distance that counts as a direction, in pixels; less is jitter. */
const THRESHOLD = 6;

/** Hides the navbar while the reader scrolls down and brings it back on the way up; shown as `<html data-navbar-hidden>`. */
export function hideOnScroll(): void {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>('[data-navbar]');
  let last = window.scrollY;
  const onScroll = () => {
    const now = Math.max(0, window.scrollY);
    if (Math.abs(now - last) < THRESHOLD) return;
    const hide = now > last && now > (bar?.offsetHeight ?? 0) && !bar?.contains(document.activeElement);
    if (hide) root.dataset.navbarHidden = '';
    else delete root.dataset.navbarHidden;
    last = now;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && bar?.contains(target)) delete root.dataset.navbarHidden;
  });
}
