import 'client-only';
import type { SiteConfig } from '@/theme.config';
import { startAnalytics } from './analytics';

let report: ((path: string, title: string) => void) | undefined;
let started = false;
let last = '';
let waiting: MutationObserver | undefined;

/** Reports the current address unless it is the one reported last. The first call starts the reporting. */
export function reportPage(config: SiteConfig['analytics']): void {
  if (!started) {
    started = true;
    report = startAnalytics(config);
    window.addEventListener('hashchange', reportAddress);
    window.addEventListener('popstate', reportAddress);
    watchQuery();
  }
  reportAddress();
}

function reportAddress(): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  if (address === last) return;
  last = address;
  whenTitled((title) => report?.(address, title));
}

/** The title leaves the document with the old page and comes a moment after the new one. */
function whenTitled(send: (title: string) => void): void {
  waiting?.disconnect();
  if (document.title) {
    send(document.title);
    return;
  }
  waiting = new MutationObserver(() => {
    if (!document.title) return;
    waiting?.disconnect();
    send(document.title);
  });
  waiting.observe(document.head, { childList: true, subtree: true, characterData: true });
}

/** A change of the query alone leaves the path as it is, so the history calls themselves are watched. */
function watchQuery(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...args: Parameters<History['pushState']>) => {
      original(...args);
      queueMicrotask(reportAddress);
    };
  }
}
