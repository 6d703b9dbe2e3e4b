import 'client-only';
import { readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { type DocsVersion, site } from '@/theme.config';

const key = storageKeys.version(site.product.slug);

/**
 * Returns the version that the reader chose last; undefined without a choice. Clears a stored version that no
 * longer exists.
 */
export function preferredVersion(versions: readonly DocsVersion[] = site.versions): DocsVersion | undefined {
  const stored = readStored(key);
  const version = versions.find(({ label }) => label === stored);
  if (stored !== null && !version) writeStored(key, null);
  return version;
}

export function preferVersion(label: string): void {
  writeStored(key, label);
}
