import 'client-only';
import {
  onNavigationGivenUp,
  onNavigationStart,
  onPageShown,
  shownPathname,
} from '@/lib/browser/navigation/page-events';
import { currentConnection, mayPrefetch } from '@/lib/browser/preload';
import { progressSettings } from '@/lib/browser/progress';

type Bar = typeof import('@bprogress/core').BProgress;

/** Loads the bar and gives it exactly our settings; trickling is ours because the library fixes its rate. */
async function loadBar(): Promise<Bar> {
  const { BProgress } = await import('@bprogress/core');
  const { minimum, speed, showSpinner } = progressSettings;
  BProgress.configure({
    minimum,
    speed,
    showSpinner,
    trickle: false,
    template: '<div class="bar" aria-hidden="true"></div>',
  });
  return BProgress;
}

/** Shows the bar after the delay; returns the way to end it. */
function startBar(): () => void {
  const { delay, trickleRate, trickleSpeed } = progressSettings;
  let bar: Bar | undefined;
  let trickle: ReturnType<typeof setInterval> | undefined;
  let ended = false;
  const show = async () => {
    const loaded = await loadBar();
    if (ended) return;
    bar = loaded;
    bar.start();
    trickle = setInterval(() => loaded.inc(Math.random() * trickleRate), trickleSpeed);
  };
  // Without the bar's script the page still arrives; it only does so silently.
  const timer = setTimeout(() => void show().catch(() => undefined), delay);
  return () => {
    ended = true;
    clearTimeout(timer);
    clearInterval(trickle);
    bar?.done();
  };
}

/**
 * Bar at the top of the window: starts 200 ms after a route change to a different path, ends when the new page is shown
 * or given up. Returns the way to stop.
 * @param onRunning runs an action once route changes can happen
 */
export function progressBar(onRunning: (action: () => void) => void): () => void {
  let end: () => void = () => undefined;
  let early: ReturnType<typeof setTimeout> | undefined;
  // Fetched while the browser has nothing else to do, so that it is there when the line turns slow.
  onRunning(() => {
    early = setTimeout(() => {
      if (mayPrefetch(currentConnection())) void loadBar().catch(() => undefined);
    }, 3000);
  });
  const stops = [
    onNavigationStart((target) => {
      end();
      if (target !== shownPathname()) end = startBar();
    }),
    onNavigationGivenUp(() => end()),
    onPageShown(() => end()),
  ];
  return () => {
    clearTimeout(early);
    end();
    for (const stop of stops) stop();
  };
}
