/**
 * Local storage that may be missing, refused or full. Reads fall back to what this page wrote before,
 * so that everything works for the session.
 */
const session = new Map<string, string | null>();

/** Value of a key, or null; never throws. What the browser refused to store wins over what it still holds. */
export function readStored(key: string): string | null {
  const own = session.get(key);
  if (own !== undefined) return own;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes the key for null; keeps it in memory when the browser refuses. Never throws. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    session.delete(key);
  } catch {
    // Private mode or a full quota: a copy in memory serves this session.
    session.set(key, value);
  }
}

/** Keys of this site, in one place so that no two features share one. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  /** Preferred version of a docs set. */
  version: (docsSet: string) => `docs-preferred-version-${docsSet}`,
  tab: (group: string) => `tab.${group}`,
} as const;
