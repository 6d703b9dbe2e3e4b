import { localePath, splitLocale } from '@/lib/i18n/split';
import type { NavNode } from '@/lib/shared/nav-tree';
import { treeHas } from '@/lib/shared/nav-tree';
import { currentVersion, splitVersion, versionPath } from '@/lib/shared/versions';
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

/** Pages that are generated for the current version only, as paths below the version root. */
const currentOnly = /^(api|category)(\/|$)/;

/**
 * The same page in each version, or the root of the version where it has no such page.
 * @param path site path of the page on screen
 */
export function versionLinks(
  path: string,
  { tree, missing }: VersionPages,
  versions: readonly DocsVersion[] = site.versions,
): VersionLinks {
  const { locale, path: inDefault } = splitLocale(path);
  const isDocs = inDefault === '/docs' || inDefault.startsWith('/docs/');
  const { version, rest } = isDocs
    ? splitVersion(inDefault, versions)
    : { version: currentVersion, rest: '' };
  const isPage = treeHas(tree, localePath(versionPath(currentVersion, rest), locale));
  const links = versions.map((candidate) => {
    const there =
      isPage && (!candidate.path || (!currentOnly.test(rest) && !missing[candidate.path]?.includes(rest)));
    // Old versions exist in the default language only.
    const home = candidate.path ? site.locales[0] : locale;
    return { version: candidate, path: localePath(versionPath(candidate, there ? rest : ''), home) };
  });
  return { version, links };
}
