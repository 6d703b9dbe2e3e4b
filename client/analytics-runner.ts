import 'client-only';
import type { SiteConfig } from '@/theme.config';
import { startAnalytics } from './analytics';

let last = '';

/** Reports the address of the page, and each change of its path, query or hash. */
export function reportPages(config: SiteConfig['analytics']): void {
  const report = startAnalytics(config);
  const reportAddress = () => {
    const { pathname, search, hash } = window.location;
    const address = pathname + search + hash;
    if (address === last) return;
    last = address;
    report?.(address, document.title);
  };
  reportAddress();
  window.addEventListener('hashchange', reportAddress);
  window.addEventListener('popstate', reportAddress);
  // Scripts change the query without an event, so the history calls themselves are watched.
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...args: Parameters<History['pushState']>) => {
      original(...args);
      queueMicrotask(reportAddress);
    };
  }
}
