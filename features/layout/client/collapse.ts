import 'client-only';

/**
 * Returns the duration of a height animation in milliseconds. It grows slowly with the height, so that long
 * sections open quickly.
 * @param height content height in CSS pixels
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height <= 0) return 0;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/** Sections that are opening or closing. */
const moving = new WeakMap<HTMLDetailsElement, { animation: Animation; opens: boolean }>();

/**
 * Opens or closes a collapsible section with an animated height. A second call during the animation reverses
 * it. Returns whether it opens.
 */
export function toggleCollapsible(details: HTMLDetailsElement): boolean {
  const before = moving.get(details);
  const opens = !(before?.opens ?? details.open);
  before?.animation.cancel();
  details.open = true;
  const getBottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  const height = getBottom(details.lastElementChild) - getBottom(details.firstElementChild);
  const frames = ['0px', `${height}px`].map((value) => ({ height: value, overflow: 'clip' }));
  const end = () => {
    moving.delete(details);
    details.open = opens;
  };
  try {
    const animation = details.animate(opens ? frames : frames.reverse(), {
      duration: collapseDuration(height, matchMedia('(prefers-reduced-motion: reduce)').matches),
      easing: 'ease-in-out',
      pseudoElement: '::details-content',
    });
    moving.set(details, { animation, opens });
    animation.onfinish = end;
  } catch {
    // The browser does not support this pseudo-element.
    end();
  }
  return opens;
}
