import 'client-only';
import { element } from '@/shared/browser/element';

/** Event that cancels a navigation: the reader stays on the page. */
export const NAVIGATION_CANCELLED = 'navigation-cancelled';

const INITIAL = 0.08;
/** Largest share that one step adds, and milliseconds between steps. */
const TRICKLE = 0.02;
const TRICKLE_TIME = 800;
const DELAY = 200;

/** Share at which the bar stops until the page unloads. */
const MAX = 0.994;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
let share = 0;

function advanceTo(next: number): void {
  share = Math.min(next, MAX);
  if (bar) bar.style.transform = `scaleX(${share})`;
  timer = setTimeout(() => advanceTo(share + Math.random() * TRICKLE), TRICKLE_TIME);
}

function show(): void {
  bar = element('div', { class: 'progress-bar', 'aria-hidden': 'true' });
  bar.style.transitionDuration = '200ms';
  document.body.append(bar);
  advanceTo(INITIAL);
}

function end(): void {
  clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

/** Shows the progress bar after a short delay. It disappears when the page unloads. */
export function startProgress(pathname: string): void {
  end();
  if (pathname !== window.location.pathname) timer = setTimeout(show, DELAY);
}

/** `NavigateEvent` of the Navigation API, which not every browser has. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { url: string; sameDocument: boolean };
}

/**
 * Starts the bar on back and forward, which fire no click. Ends it when the reader stays: on Escape, a link
 * to a section, or a return from the back/forward cache.
 */
export function progressBar(): void {
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as NavigateEvent;
    if (navigationType === 'traverse' && !destination.sameDocument)
      startProgress(new URL(destination.url).pathname);
  });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') window.dispatchEvent(new Event(NAVIGATION_CANCELLED));
  });
  for (const event of ['hashchange', 'popstate', 'pagehide', 'pageshow', NAVIGATION_CANCELLED])
    window.addEventListener(event, end);
}
