import 'server-only';
import { getDocs } from '@/lib/build/source';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { pageShown, parseAddress } from '@/lib/shared/addresses';
import type { DrawnPages } from '@/lib/shared/drawn-page';
import { branchOf, firstPage, type NavNode, treeName } from '@/lib/shared/nav-tree';
import { currentVersion, frozenVersions } from '@/lib/shared/versions';
import { type DocsVersion, type SiteLocale, sidebar, site } from '@/theme.config';

/** Documentation tree of a version in a language, with the API reference at its end where it has one. */
export async function treeOf(version: DocsVersion, locale: SiteLocale): Promise<NavNode[]> {
  const { tree } = await getDocs(version, locale);
  if (version.path) return tree;
  return [...tree, { title: getMessages(locale.code).navApi, href: '/docs/api' }];
}

/** Versions and languages in which there are pages. */
export const pageSets = (): { version: DocsVersion; locale: SiteLocale }[] => [
  ...site.locales.map((locale) => ({ version: currentVersion, locale })),
  ...frozenVersions().map((version) => ({ version, locale: defaultLocale })),
];

/** What the frame asks of any page while it is drawn. */
export async function drawnPages(): Promise<DrawnPages> {
  const sets = await Promise.all(
    pageSets().map(async ({ version, locale }) => {
      const { pages } = await getDocs(version, locale);
      const tree = await treeOf(version, locale);
      return { version, locale, tree, rests: new Set(pages.map(({ rest }) => rest)) };
    }),
  );
  const byName = new Map(sets.map((set) => [treeName(set.locale, set.version), set]));

  const branch = (path: string): NavNode[] => {
    const address = parseAddress(path);
    const { locale = defaultLocale } = 'locale' in address ? address : {};
    const version = address.kind === 'page' ? address.version : currentVersion;
    const { tree = [] } = byName.get(treeName(locale, version)) ?? {};
    return branchOf(tree, path, sidebar.defaultMenuCollapseLevel - 1, firstPage);
  };

  const versions = (path: string): readonly string[] | undefined => {
    const address = pageShown(parseAddress(path));
    if (address.kind !== 'page') return undefined;
    const having = sets.filter(({ rests }) => rests.has(address.rest)).map(({ version }) => version.name);
    return having.length > 0 ? [...new Set(having)] : undefined;
  };

  return { branch, versions };
}
