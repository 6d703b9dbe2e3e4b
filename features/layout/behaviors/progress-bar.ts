import 'client-only';
import { element } from '@/shared/browser/element';

/** Event that cancels a navigation: the reader stays on the page. */
export const NAVIGATION_CANCELLED = 'navigation-cancelled';

let bar: HTMLElement | undefined;

function end(): void {
  bar?.remove();
  bar = undefined;
}

/** Adds the progress bar, which shows itself after a short delay. It disappears when the page unloads. */
export function startProgress(pathname: string): void {
  end();
  if (pathname === window.location.pathname) return;
  bar = element('div', { class: 'progress-bar', 'aria-hidden': 'true' });
  document.body.append(bar);
}

/**
 * Starts the bar on back and forward, which fire no click. Ends it when the reader stays: on Escape, a link
 * to a section, or a return from the back/forward cache.
 */
export function progressBar(): void {
  // Not every browser has the Navigation API.
  window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType === 'traverse' && !destination.sameDocument)
      startProgress(new URL(destination.url).pathname);
  });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') window.dispatchEvent(new Event(NAVIGATION_CANCELLED));
  });
  for (const event of ['hashchange', 'popstate', 'pagehide', 'pageshow', NAVIGATION_CANCELLED])
    window.addEventListener(event, end);
}
