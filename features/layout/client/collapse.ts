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

const moving = new WeakMap<Element, { animation: Animation; opens: boolean }>();

/**
 * Opens or closes an element with an animated height, and then calls `end`. A call during the animation
 * replaces it.
 * @param height height of the open element in CSS pixels
 */
export function animateHeight(
  element: Element,
  {
    height,
    opens,
    end,
    pseudoElement,
  }: { height: number; opens: boolean; end: () => void; pseudoElement?: string },
): void {
  moving.get(element)?.animation.cancel();
  const frames = ['0px', `${height}px`].map((value) => ({ height: value, overflow: 'clip' }));
  try {
    const animation = element.animate(opens ? frames : frames.reverse(), {
      duration: collapseDuration(height, matchMedia('(prefers-reduced-motion: reduce)').matches),
      easing: 'ease-in-out',
      ...(pseudoElement && { pseudoElement }),
    });
    moving.set(element, { animation, opens });
    animation.onfinish = () => {
      moving.delete(element);
      end();
    };
  } catch {
    // The browser does not support the pseudo-element.
    end();
  }
}

/**
 * Opens or closes a collapsible section with an animated height. A second call during the animation reverses
 * it. Returns whether it opens.
 */
export function toggleCollapsible(details: HTMLDetailsElement): boolean {
  const opens = !(moving.get(details)?.opens ?? details.open);
  moving.get(details)?.animation.cancel();
  details.open = true;
  const getBottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  animateHeight(details, {
    height: getBottom(details.lastElementChild) - getBottom(details.firstElementChild),
    opens,
    end: () => {
      details.open = opens;
    },
    pseudoElement: '::details-content',
  });
  return opens;
}
