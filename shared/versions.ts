import { type DocsVersion, site } from '@/theme.config';

/** The version whose paths have no version segment. */
export const currentVersion: DocsVersion = site.versions[0];

export const frozenVersions = (): DocsVersion[] => site.versions.filter(({ path }) => path !== '');

/** Splits the path below `/docs` into its version and the path below that version (`''` for its root). */
export function splitVersion(
  docsPath: string,
  versions: readonly DocsVersion[] = site.versions,
): { version: DocsVersion; rest: string } {
  const trimmed = docsPath.replace(/^\/docs\/?/, '');
  const [first = '', ...others] = trimmed.split('/');
  const version = versions.find((candidate) => candidate.path !== '' && candidate.path === first);
  if (!version) return { version: currentVersion, rest: trimmed };
  return { version, rest: others.join('/') };
}

/** Returns the site path of a page of a version; `rest` is the path below the version root. */
export function versionPath(version: DocsVersion, rest: string): string {
  return ['/docs', version.path, rest].filter(Boolean).join('/');
}
