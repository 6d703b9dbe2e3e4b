import 'client-only';

/**
 * Duration of a height animation: grows with the content but ever more slowly, so that long sections stay quick.
 * @param height content height in CSS pixels
 * @param reducedMotion the reader asked for less motion
 * @returns milliseconds; 1 with reduced motion, 0 for nothing to show
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height <= 0) return 0;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/** True when the reader asked for less motion. */
function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Animates an element between closed and its content height with the Web Animations API, in place of an animation
 * that is still running. Resolves when the animation ends or is replaced; the element keeps no inline style afterwards.
 */
export async function animateHeight(element: HTMLElement, open: boolean): Promise<void> {
  for (const running of element.getAnimations()) running.cancel();
  const height = element.scrollHeight;
  const frames = [{ height: '0px' }, { height: `${height}px` }];
  const animation = element.animate(open ? frames : frames.reverse(), {
    duration: collapseDuration(height, prefersReducedMotion()),
    easing: 'ease-in-out',
  });
  element.style.overflow = 'hidden';
  await animation.finished.catch(() => undefined);
  if (element.getAnimations().length === 0) element.style.overflow = '';
}
