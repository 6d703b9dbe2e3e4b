import 'server-only';
import { getDocs, type NavNode } from '@/features/content/source';
import { pageShown, parseAddress } from '@/shared/addresses';
import { defaultLocale, getMessages } from '@/shared/i18n';
import { foreignLanguage } from '@/shared/site-links';
import { currentVersion, frozenVersions } from '@/shared/versions';
import type { DocsVersion, SiteLocale } from '@/theme.config';

export type { NavNode } from '@/features/content/source';

/** Returns the documentation tree of a version, with the API reference at its end. */
export async function buildTree(version: DocsVersion, locale: SiteLocale): Promise<NavNode[]> {
  // Previous versions exist in the default language only.
  const language = version.path ? defaultLocale : locale;
  const { tree } = await getDocs(version, language);
  const reference = '/docs/api';
  const hrefLang = foreignLanguage(reference, language);
  return [
    ...tree,
    { title: getMessages(language.code).navApi, href: reference, ...(hrefLang && { hrefLang }) },
  ];
}

/**
 * Returns the names of the versions that have the page at a site path; undefined outside the documentation.
 * Generated pages exist in the current version only.
 */
export async function getVersions(path: string): Promise<string[] | undefined> {
  const address = pageShown(parseAddress(path));
  if (address.kind === 'landing' || address.kind === 'other') return undefined;
  if (address.kind !== 'page') return [currentVersion.name];
  const has = async (version: DocsVersion) => {
    const locale = version.path ? defaultLocale : address.locale;
    return (await getDocs(version, locale)).pages.some(({ rest }) => rest === address.rest);
  };
  const versions = [currentVersion, ...frozenVersions()];
  const having = await Promise.all(versions.map(has));
  return versions.filter((_, index) => having[index]).map(({ name }) => name);
}
