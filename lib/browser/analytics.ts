import { site } from '@/theme.config';

type Gtag = (...args: unknown[]) => void;

interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: Gtag;
}

/** True when the reader asked not to be tracked, by Do Not Track or Global Privacy Control. */
export function trackingRefused(agent: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return agent.doNotTrack === '1' || agent.doNotTrack === 'yes' || agent.globalPrivacyControl === true;
}

/**
 * Loads the analytics script and returns the function that reports a page, or undefined without a measurement id or
 * against the reader's wish. IP addresses are anonymised; the automatic first page view is off so that each is sent once.
 */
export function startAnalytics(config = site.analytics): ((path: string) => void) | undefined {
  const id = config.measurementId;
  if (!id || trackingRefused(navigator as Navigator & { globalPrivacyControl?: boolean })) return undefined;
  const scope = window as Window & AnalyticsWindow;
  scope.dataLayer ??= [];
  const queue = scope.dataLayer;
  scope.gtag ??= function gtag() {
    // The analytics script tells its commands from other entries by the type of this object.
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  const gtag = scope.gtag;
  gtag('js', new Date());
  gtag('config', id, { anonymize_ip: config.anonymizeIp, send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${config.scriptUrl}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return (path) => {
    gtag('set', 'page_path', path);
    gtag('event', 'page_view', { page_path: path });
  };
}
