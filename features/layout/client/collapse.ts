import 'client-only';

/** Returns the duration of an animation in milliseconds, which grows slowly with the height in pixels. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height <= 0) return 0;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

const moving = new WeakMap<Element, { animation: Animation; opens: boolean }>();

/** Animates the height of an element (pixels) and then calls `end`. A new call replaces the animation. */
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

/** Folds a section with an animation, which a second call reverses. Returns whether it opens. */
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
