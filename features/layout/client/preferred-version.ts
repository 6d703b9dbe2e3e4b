import 'client-only';
import { onStored, readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
import { type DocsVersion, site } from '@/theme.config';

const key = storageKeys.version(site.product.slug);

/** Returns the version that the reader chose last. Clears a stored one that no longer exists. */
export function preferredVersion(versions: readonly DocsVersion[] = site.versions): DocsVersion | undefined {
  const stored = readStored(key);
  const version = versions.find(({ label }) => label === stored);
  if (stored !== null && !version) writeStored(key, null);
  return version;
}

/** Stores the version that the reader chose. */
export const preferVersion = (label: string): void => writeStored(key, label);

/** Points links to the documentation at the version chosen last. */
export function docsHome(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-docs-home]')];
  const own = links.map((link) => link.getAttribute('href') ?? '');
  const update = () => {
    const { href = '/' } = preferredVersion() ?? {};
    // A path is this site, in the language of the page.
    for (const [index, link] of links.entries())
      link.setAttribute('href', href.startsWith('/') ? (own[index] ?? '') : href);
  };
  update();
  onStored(update);
}
