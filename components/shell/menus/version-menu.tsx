'use client';

import { useShell } from '@/components/shell/shell-context';
import { usePageVersions } from '@/components/shell/use-page-versions';
import { useSitePath } from '@/components/shell/use-site-path';
import { versionLinks } from '@/lib/browser/version-links';
import { siteHref } from '@/lib/shared/paths';
import { Menu } from './menu';

/** Versions of the documentation; each leads to the same page of that version, or to its root. */
export function VersionMenu() {
  const { messages } = useShell();
  const here = useSitePath();
  const { version, links } = versionLinks(here, usePageVersions(here));
  const items = links.map(({ version: candidate, path }) => ({
    label: candidate.label,
    href: siteHref(path),
    current: candidate === version,
    version: candidate.name,
  }));
  return <Menu name={messages.version} label={version.label} items={items} />;
}
