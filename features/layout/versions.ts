import { isExternal } from '@/shared/paths';
import { type DocsVersion, site } from '@/theme.config';

/** Returns the version of this deployment, whose address is a site path. Throws without one. */
export function ownVersion(versions: readonly DocsVersion[] = site.versions): DocsVersion {
  const own = versions.find(({ href }) => !isExternal(href));
  if (!own) throw new Error("No version of theme.config.tsx is this site: give one the address '/docs'.");
  return own;
}

/** Returns the newest version if this deployment shows an older one. */
export const newerVersion = (): DocsVersion | undefined =>
  site.versions[0] === ownVersion() ? undefined : site.versions[0];
