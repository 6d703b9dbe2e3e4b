import 'client-only';
import { storageKeys } from '@/lib/shared/storage-keys';

/** The part of the Network Information API that says how to treat the reader's line. */
interface ConnectionHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** True unless the reader saves data or has a 2g line; then nothing is fetched before it is asked for. */
export function mayPrefetch(connection: ConnectionHints | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '');
}

/** Connection of this browser, where it tells. */
export function currentConnection(): ConnectionHints | undefined {
  return (navigator as Navigator & { connection?: ConnectionHints }).connection;
}

/** True when this tab has already tried a full load of `href` since a page last started well. */
export function wasReloaded(href: string): boolean {
  try {
    return window.sessionStorage.getItem(storageKeys.reloaded) === href;
  } catch {
    return false;
  }
}

/**
 * Leaves for `href` with a full page load. A second call for the same address within this tab, with no successful
 * navigation in between, does nothing and returns false.
 */
export function reloadOnce(
  href: string,
  go: (href: string) => void = (target) => window.location.assign(target),
): boolean {
  if (wasReloaded(href)) return false;
  try {
    window.sessionStorage.setItem(storageKeys.reloaded, href);
  } catch {
    // Without session storage the guard cannot survive the reload; one reload is still better than a dead page.
  }
  go(href);
  return true;
}

/** Forgets the reload of an address after a page has started well. */
export function clearReload(): void {
  try {
    window.sessionStorage.removeItem(storageKeys.reloaded);
  } catch {
    // Nothing was remembered.
  }
}

/**
 * Loads the page on screen anew when its server answers; a reader without a line would lose the page they have.
 * Resolves with false when nothing happened.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!answer?.ok) return false;
  window.location.reload();
  return true;
}
