import { type Address, addressPath, inVersion, parseAddress } from '@/shared/addresses';
import { splitLocale } from '@/shared/i18n/split';
import { currentVersion } from '@/shared/versions';
import { type DocsVersion, site } from '@/theme.config';

interface VersionLinks {
  version: DocsVersion;
  links: { version: DocsVersion; path: string }[];
}

/**
 * Returns the page in each version, or the root of a version without it.
 * @param path site path of the current page
 * @param available names of the versions that have the page; undefined outside the documentation
 */
export function versionLinks(
  path: string,
  available: readonly string[] | undefined,
  versions: readonly DocsVersion[] = site.versions,
): VersionLinks {
  const { locale } = splitLocale(path);
  const address = parseAddress(path, versions);
  const links = versions.map((candidate) => {
    // Previous versions exist in the default language only.
    const home = candidate.path ? site.locales[0] : locale;
    const root: Address = { kind: 'page', locale: home, version: candidate, rest: '' };
    const there = available?.includes(candidate.name) ? (inVersion(address, candidate) ?? address) : root;
    return { version: candidate, path: addressPath(there) };
  });
  return { version: address.kind === 'page' ? address.version : currentVersion, links };
}
