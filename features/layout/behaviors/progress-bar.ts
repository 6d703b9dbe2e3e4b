import 'client-only';

/** Event of a reader who was on the way to another page and stays. */
export const STAYED = 'stayed';

/** Share of the bar that shows at the start. */
const FIRST = 0.08;
/** Largest share that one trickle adds, and the milliseconds between two. */
const TRICKLE = 0.02;
const TRICKLE_TIME = 800;
/** Milliseconds before the bar appears. */
const DELAY = 200;

/** Where the bar stops until the page goes. */
const LONGEST = 0.994;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
let share = 0;

function draw(next: number): void {
  share = Math.min(next, LONGEST);
  if (bar) bar.style.transform = `scaleX(${share})`;
  timer = setTimeout(() => draw(share + Math.random() * TRICKLE), TRICKLE_TIME);
}

function show(): void {
  bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.ariaHidden = 'true';
  bar.style.transitionDuration = '200ms';
  document.body.append(bar);
  draw(FIRST);
}

function end(): void {
  clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

/** Shows that another page is on its way, unless it comes soon; the bar goes with the page on screen. */
export function startProgress(pathname: string): void {
  end();
  if (pathname !== window.location.pathname) timer = setTimeout(show, DELAY);
}

/** A change of the page as the Navigation API tells it, where the browser has that. */
interface Change extends Event {
  navigationType: string;
  destination: { url: string; sameDocument: boolean };
}

/** Begins the bar on the way through the history, which no press on a link tells of; ends it when the reader stays: by Escape, by a link to a section, or by coming back to a page that the browser kept. */
export function progressBar(): void {
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as Change;
    if (navigationType === 'traverse' && !destination.sameDocument)
      startProgress(new URL(destination.url).pathname);
  });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') window.dispatchEvent(new Event(STAYED));
  });
  for (const event of ['hashchange', 'popstate', 'pagehide', 'pageshow', STAYED])
    window.addEventListener(event, end);
}
