'use client';

import { usePathname } from 'next/navigation';
import { useShell } from '@/components/shell/shell-context';
import { localePath, splitLocale } from '@/lib/i18n/split';
import { siteHref, sitePath } from '@/lib/paths';
import type { NavNode } from '@/lib/source/types';
import { splitVersion, versionPath } from '@/lib/versions';
import { type DocsVersion, site } from '@/theme.config';
import { Menu } from './menu';

function has(nodes: NavNode[], href: string): boolean {
  return nodes.some((node) => node.href === href || has(node.children ?? [], href));
}

/** Versions of the documentation; each leads to the same page of that version, or to its root. */
export function VersionMenu() {
  const { messages, tree, missing } = useShell();
  const { locale, path } = splitLocale(sitePath(usePathname()));
  const { version, rest } = path.startsWith('/docs')
    ? splitVersion(path)
    : { version: site.versions[0], rest: '' };
  const isPage = has(tree, localePath(versionPath(site.versions[0], rest), locale));
  const target = (candidate: DocsVersion) => {
    // Old versions exist in the default language only.
    const home = candidate.path ? site.locales[0] : locale;
    const there = isPage && !missing[candidate.path]?.includes(rest);
    return localePath(versionPath(candidate, there ? rest : ''), home);
  };
  const items = site.versions.map((candidate) => ({
    label: candidate.label,
    href: siteHref(target(candidate)),
    current: candidate === version,
    version: candidate.name,
  }));
  return <Menu name={messages.version} label={version.label} items={items} />;
}
