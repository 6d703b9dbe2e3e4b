'use client';

import { useShell } from '@/components/shell/shell-context';
import { useSitePath } from '@/components/shell/use-site-path';
import { versionLinks } from '@/lib/browser/version-links';
import { siteHref } from '@/lib/shared/paths';
import { Menu } from './menu';

/** Versions of the documentation; each leads to the same page of that version, or to its root. */
export function VersionMenu() {
  const { messages, tree, missing } = useShell();
  const { version, links } = versionLinks(useSitePath(), { tree, missing });
  const items = links.map(({ version: candidate, path }) => ({
    label: candidate.label,
    href: siteHref(path),
    current: candidate === version,
    version: candidate.name,
  }));
  return <Menu name={messages.version} label={version.label} items={items} />;
}
