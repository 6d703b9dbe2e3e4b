import 'client-only';
import { animateHeight } from '@/client/collapse';

/** Sections that are on their way to closed. */
const closing = new WeakSet<HTMLDetailsElement>();

/**
 * Opens or closes a collapsible section with an animated height; the native `details` element stays the source of truth.
 * A second call during the animation turns it round.
 * @returns whether it opens
 */
export function toggleCollapsible(details: HTMLDetailsElement): boolean {
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
  const opens = !details.open || closing.has(details);
  if (opens) {
    closing.delete(details);
    details.open = true;
    if (body) void animateHeight(body, true);
  } else {
    closing.add(details);
    const closed = body ? animateHeight(body, false) : Promise.resolve();
    void closed.then(() => {
      if (closing.delete(details)) details.open = false;
    });
  }
  return opens;
}
