import 'client-only';
import { readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { type DocsVersion, site } from '@/theme.config';

const key = storageKeys.version(site.product.slug);

/**
 * Returns the version that the reader chose last; null without a choice. Clears a stored version that no
 * longer exists.
 */
export function preferredVersion(versions: readonly DocsVersion[] = site.versions): DocsVersion | null {
  const stored = readStored(key);
  if (stored === null) return null;
  const version = versions.find(({ name }) => name === stored);
  if (!version) writeStored(key, null);
  return version ?? null;
}

export function preferVersion(name: string): void {
  writeStored(key, name);
}
