import 'client-only';
import { splitLocale } from '@/lib/i18n/split';
import { type Address, addressPath, inVersion, parseAddress } from '@/lib/shared/addresses';
import type { NavNode } from '@/lib/shared/nav-tree';
import { treeHas } from '@/lib/shared/nav-tree';
import { currentVersion } from '@/lib/shared/versions';
import { type DocsVersion, site } from '@/theme.config';

/** Where the version menu leads from one page. */
export interface VersionLinks {
  /** Version of the page. */
  version: DocsVersion;
  /** Site path to open for each version. */
  links: { version: DocsVersion; path: string }[];
}

/** What is known about the pages of all versions. */
export interface VersionPages {
  /** Documentation tree of the current version in the language of the page. */
  tree: readonly NavNode[];
  /** Pages that an old version lacks, as paths below the version root; key is the version's path segment. */
  missing: Readonly<Record<string, readonly string[]>>;
}

/**
 * The same page in each version, or the root of the version where it has no such page.
 * @param path site path of the page on screen
 */
export function versionLinks(
  path: string,
  { tree, missing }: VersionPages,
  versions: readonly DocsVersion[] = site.versions,
): VersionLinks {
  const { locale } = splitLocale(path);
  const address = parseAddress(path, versions);
  const isOfVersion = address.kind === 'page';
  const inCurrent: Address = isOfVersion ? { ...address, version: currentVersion } : address;
  // The tree does not list operations; they are pages of the current version all the same.
  const isPage = address.kind === 'operation' || treeHas(tree, addressPath(inCurrent));
  const links = versions.map((candidate) => {
    // Old versions exist in the default language only.
    const home = candidate.path ? site.locales[0] : locale;
    const root: Address = { kind: 'page', locale: home, version: candidate, rest: '' };
    const isMissing = isOfVersion && missing[candidate.path]?.includes(address.rest);
    const there = candidate.path ? (isMissing ? undefined : inVersion(address, candidate)) : inCurrent;
    return { version: candidate, path: addressPath((isPage && there) || root) };
  });
  return { version: isOfVersion ? address.version : currentVersion, links };
}
