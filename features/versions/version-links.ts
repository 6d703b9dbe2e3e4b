import { type Address, addressPath, inVersion, parseAddress } from '@/shared/addresses';
import { splitLocale } from '@/shared/i18n/split';
import { currentVersion } from '@/shared/versions';
import { type DocsVersion, site } from '@/theme.config';

interface VersionLinks {
  version: DocsVersion;
  links: { version: DocsVersion; path: string }[];
}

/**
 * The same page in each version, or the root of the version where it has no such page.
 * @param path site path of the page on screen
 * @param having names of the versions that have the page; undefined where the documentation has no page
 */
export function versionLinks(
  path: string,
  having: readonly string[] | undefined,
  versions: readonly DocsVersion[] = site.versions,
): VersionLinks {
  const { locale } = splitLocale(path);
  const address = parseAddress(path, versions);
  const links = versions.map((candidate) => {
    // Old versions exist in the default language only.
    const home = candidate.path ? site.locales[0] : locale;
    const root: Address = { kind: 'page', locale: home, version: candidate, rest: '' };
    const there = having?.includes(candidate.name) ? (inVersion(address, candidate) ?? address) : root;
    return { version: candidate, path: addressPath(there) };
  });
  return { version: address.kind === 'page' ? address.version : currentVersion, links };
}
