import 'client-only';
import type { SiteConfig } from '@/theme.config';

interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}

/** Returns an address without query and hash, which can contain tokens and mail addresses. */
const withoutDetails = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/**
 * Loads the analytics script and reports the address of the page and each change of its path, query or hash;
 * nothing without a measurement ID or when the reader rejects tracking. The automatic first page view is off,
 * so that each page is sent once. Addresses are sent without query and hash; the script would read them whole.
 */
export function reportPages({ measurementId, scriptUrl, anonymizeIp }: SiteConfig['analytics']): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!measurementId || doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl) return;
  const scope = window as Window & AnalyticsWindow;
  scope.dataLayer ??= [];
  const queue = scope.dataLayer;
  scope.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the analytics script recognizes its commands by this type
    queue.push(arguments);
  };
  const { gtag } = scope;
  gtag('js', new Date());
  gtag('config', measurementId, {
    anonymize_ip: anonymizeIp,
    send_page_view: false,
    page_location: withoutDetails(window.location.href),
    page_referrer: withoutDetails(document.referrer),
  });
  const src = `${scriptUrl}?id=${encodeURIComponent(measurementId)}`;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
  let last = '';
  const report = () => {
    const { href, pathname: page_path } = window.location;
    if (href === last) return;
    last = href;
    const page_location = withoutDetails(href);
    gtag('set', 'page_path', page_path);
    gtag('set', 'page_location', page_location);
    gtag('event', 'page_view', { page_path, page_location, page_title: document.title });
  };
  report();
  window.addEventListener('hashchange', report);
  window.addEventListener('popstate', report);
  // Browsers without the Navigation API fire no event for `pushState` and `replaceState`.
  window.navigation?.addEventListener('currententrychange', () => queueMicrotask(report));
}
