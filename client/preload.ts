import 'client-only';

/** The part of the Network Information API that says how to treat the reader's line. */
interface ConnectionHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** True unless the reader saves data or has a 2g line, where the browser tells; then nothing is fetched before it is asked for. */
export function mayPrefetch({ connection = {} } = navigator as { connection?: ConnectionHints }): boolean {
  return !connection.saveData && !/(^|-)2g$/.test(connection.effectiveType ?? '');
}

/** Whether the server responds for a page of this site. */
export const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads the page on screen again when its server responds; a reader without a line would lose the page they have.
 * Resolves with false when nothing happened.
 */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await isReachable(window.location.href))) return false;
  window.location.reload();
  return true;
}
