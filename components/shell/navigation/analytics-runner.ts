import { startAnalytics } from '@/lib/browser/analytics';

let report: ((path: string) => void) | undefined;
let started = false;
let last = '';

/** Reports the current address unless it is the one reported last. The first call starts the reporting. */
export function reportPage(): void {
  if (!started) {
    started = true;
    report = startAnalytics();
    window.addEventListener('hashchange', reportPage);
    window.addEventListener('popstate', reportPage);
    watchQuery();
  }
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  if (address === last) return;
  last = address;
  report?.(address);
}

/** A change of the query alone leaves the path as it is, so the history calls themselves are watched. */
function watchQuery(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...args: Parameters<History['pushState']>) => {
      original(...args);
      queueMicrotask(reportPage);
    };
  }
}
