import { animateHeight } from '@/lib/collapse';

/** Opens or closes a collapsible section with an animated height; the native `details` element stays the source of truth. */
export async function toggleCollapsible(details: HTMLDetailsElement): Promise<void> {
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
  if (!body) {
    details.open = !details.open;
    return;
  }
  if (!details.open) {
    details.open = true;
    await animateHeight(body, true);
    return;
  }
  await animateHeight(body, false);
  details.open = false;
}
