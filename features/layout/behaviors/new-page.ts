import 'client-only';
import { focusPlace } from '@/shared/browser/focus';

/** The element that the address names. */
function namedPlace(): HTMLElement | null {
  const id = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Whether the reader came by a link of this site, not by a reload, a first visit or the history. */
function cameByLink(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = !entry || !('type' in entry) || entry.type === 'navigate' || entry.type === 'prerender';
  return isNew && document.referrer.startsWith(`${window.location.origin}/`);
}

/** After a link of this site the focus moves to the heading of the new page, or to what the address names. */
export function newPage(): void {
  if (!cameByLink() || document.activeElement !== document.body) return;
  const place = namedPlace() ?? document.querySelector<HTMLElement>('main h1');
  if (place) focusPlace(place);
}
