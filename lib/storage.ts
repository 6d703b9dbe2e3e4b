/**
 * Local storage that may be missing, refused or full. Reads fall back to what this page wrote before,
 * so that everything works for the session.
 */
const session = new Map<string, string>();

/** Value of a key, or null; never throws. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? session.get(key) ?? null;
  } catch {
    return session.get(key) ?? null;
  }
}

/** Stores a value, or removes the key for null; keeps it in memory when the browser refuses. Never throws. */
export function writeStored(key: string, value: string | null): void {
  if (value === null) session.delete(key);
  else session.set(key, value);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Private mode or a full quota: the copy in memory serves this session.
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
