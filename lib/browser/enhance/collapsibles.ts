import 'client-only';
import { animateHeight } from '@/lib/browser/collapse';

/** Sections that are on their way to closed. */
const closing = new WeakSet<HTMLDetailsElement>();

/**
 * Opens or closes a collapsible section with an animated height; the native `details` element stays the source of truth.
 * A second call during the animation turns it round.
 */
export async function toggleCollapsible(details: HTMLDetailsElement): Promise<void> {
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
  if (!body) {
    details.open = !details.open;
    return;
  }
  if (!details.open || closing.has(details)) {
    closing.delete(details);
    details.open = true;
    await animateHeight(body, true);
    return;
  }
  closing.add(details);
  await animateHeight(body, false);
  if (closing.delete(details)) details.open = false;
}
