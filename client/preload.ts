import 'client-only';

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

/**
 * Loads the page on screen anew when its server answers; a reader without a line would lose the page they have.
 * Resolves with false when nothing happened.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!response?.ok) return false;
  window.location.reload();
  return true;
}
