import 'client-only';
import type { SiteConfig } from '@/theme.config';

type Gtag = (...args: unknown[]) => void;

interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: Gtag;
}

/** Returns true with Do Not Track or Global Privacy Control. */
function trackingRejected(agent: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return agent.doNotTrack === '1' || agent.doNotTrack === 'yes' || agent.globalPrivacyControl === true;
}

/** Names of parameters whose values must not be reported. */
const SECRET = /pass(word|wd)?$|token|secret|api[-_]?key|authorization|^(code|otp|pwd|sig|signature)$/i;

function withoutSecretParameters(query: string): string {
  return query
    .split('&')
    .filter((pair) => !SECRET.test(decodeURIComponentSafely(pair.split('=')[0] ?? '')))
    .join('&');
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Removes parameters that look like secrets from the query, and from a hash that is or contains a query, as
 * sign-in pages leave it.
 * @param address path, query and hash, or a whole URL
 */
export function withoutSecrets(address: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const [path, ...query] = beforeHash.split('?');
  const search = withoutSecretParameters(query.join('?'));
  const [fragmentPath = '', ...hashParts] = hash.join('#').split('?');
  const cleanPath = fragmentPath.includes('=') ? withoutSecretParameters(fragmentPath) : fragmentPath;
  const hashQuery = withoutSecretParameters(hashParts.join('?'));
  const fragment = cleanPath + (hashQuery && `?${hashQuery}`);
  return path + (search && `?${search}`) + (fragment && `#${fragment}`);
}

/**
 * Loads the analytics script and returns the function that reports a page; undefined without a measurement ID
 * or when the reader rejects tracking. The automatic first page view is off, so that each page is sent once.
 * The script would read address and referrer from the page, so both are passed without secrets.
 */
export function startAnalytics(
  config: SiteConfig['analytics'],
): ((path: string, title: string) => void) | undefined {
  const id = config.measurementId;
  if (!id || trackingRejected(navigator as Navigator & { globalPrivacyControl?: boolean })) return undefined;
  const scope = window as Window & AnalyticsWindow;
  scope.dataLayer ??= [];
  const queue = scope.dataLayer;
  scope.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the analytics script recognizes its commands by this type
    queue.push(arguments);
  };
  const gtag = scope.gtag;
  const { origin } = window.location;
  gtag('js', new Date());
  gtag('config', id, {
    anonymize_ip: config.anonymizeIp,
    send_page_view: false,
    page_location: withoutSecrets(window.location.href),
    page_referrer: withoutSecrets(document.referrer),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${config.scriptUrl}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return (path, title) => {
    const page_path = withoutSecrets(path);
    const page_location = origin + page_path;
    gtag('set', 'page_path', page_path);
    gtag('set', 'page_location', page_location);
    gtag('event', 'page_view', { page_path, page_location, page_title: title });
  };
}

let last = '';

/** Reports the address of the page and each change of its path, query or hash. */
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
  // `pushState` and `replaceState` fire no event.
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...args: Parameters<History['pushState']>) => {
      original(...args);
      queueMicrotask(reportAddress);
    };
  }
}
