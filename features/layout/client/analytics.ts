import 'client-only';
import type { SiteConfig } from '@/theme.config';

interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}

/** Returns an address without query and hash, which can contain tokens and mail addresses. */
const withoutDetails = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/**
 * Loads the analytics script and returns the function that reports a page; undefined without a measurement ID
 * or when the reader rejects tracking. The automatic first page view is off, so that each page is sent once.
 * The script would read address and referrer from the page, so both are passed without query and hash.
 */
export function startAnalytics(
  config: SiteConfig['analytics'],
): ((path: string, title: string) => void) | undefined {
  const id = config.measurementId;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!id || doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl) return undefined;
  const scope = window as Window & AnalyticsWindow;
  scope.dataLayer ??= [];
  const queue = scope.dataLayer;
  scope.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the analytics script recognizes its commands by this type
    queue.push(arguments);
  };
  const { gtag } = scope;
  gtag('js', new Date());
  gtag('config', id, {
    anonymize_ip: config.anonymizeIp,
    send_page_view: false,
    page_location: withoutDetails(window.location.href),
    page_referrer: withoutDetails(document.referrer),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${config.scriptUrl}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return (path, title) => {
    const page_path = withoutDetails(path);
    const page_location = window.location.origin + page_path;
    gtag('set', 'page_path', page_path);
    gtag('set', 'page_location', page_location);
    gtag('event', 'page_view', { page_path, page_location, page_title: title });
  };
}

/** Reports the address of the page and each change of its path, query or hash. */
export function reportPages(config: SiteConfig['analytics']): void {
  const report = startAnalytics(config);
  let last = '';
  const reportAddress = () => {
    const { pathname, search, hash } = window.location;
    const address = pathname + search + hash;
    if (address !== last) report?.(address, document.title);
    last = address;
  };
  reportAddress();
  window.addEventListener('hashchange', reportAddress);
  window.addEventListener('popstate', reportAddress);
  // Browsers without the Navigation API fire no event for `pushState` and `replaceState`.
  window.navigation?.addEventListener('currententrychange', () => queueMicrotask(reportAddress));
}
