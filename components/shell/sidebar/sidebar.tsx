'use client';

import { usePathname } from 'next/navigation';
import { useMemo } from 'react';
import { drawnPages } from '@/components/shell/drawn-pages';
import { useShell } from '@/components/shell/shell-context';
import { localeOfCode } from '@/lib/i18n/split';
import { addressPath, pageShown, parseAddress } from '@/lib/shared/addresses';
import { treeHtml } from '@/lib/shared/nav-html';
import { type NavNode, treeName } from '@/lib/shared/nav-tree';
import { sitePath } from '@/lib/shared/paths';
import { currentVersion } from '@/lib/shared/versions';

/** The browser does not know the trees of other versions: lib/browser/enhance/tree.ts brings them. */
const unknown: NavNode[] = [];

interface SidebarProps {
  /** Tree of a page that brings its own; that of the version of the page unless given. */
  tree?: NavNode[] | null;
  /** Start of the element ids, for a second tree on the page. */
  prefix?: string;
}

/**
 * Documentation tree. The built page holds the branch on which it sits, as plain markup: lib/browser/enhance/tree.ts
 * owns it from there on, marks the current page, unfolds folders and brings their entries. So what is drawn in the
 * browser is the top of the tree, and never drawn again.
 */
export function Sidebar({ tree, prefix = 'nav' }: SidebarProps) {
  const { messages, locale, tree: top } = useShell();
  const pathname = usePathname();
  const address = pageShown(parseAddress(sitePath(pathname)));
  const version = address.kind === 'page' ? address.version : currentVersion;
  const name = treeName(localeOfCode(locale), version);
  const path = addressPath(address);
  const drawn = drawnPages()?.branch(path);
  const nodes = tree ?? drawn ?? (version === currentVersion ? top : unknown);
  const { pagesBelow } = messages;
  const here = drawn && path;
  const isFolded = Boolean(tree);
  const html = useMemo(
    // An empty tree is one that has not come.
    () =>
      nodes.length === 0
        ? ''
        : treeHtml(nodes, { prefix, locale, pagesBelow, isFolded, ...(here && { path: here }) }),
    [nodes, prefix, locale, pagesBelow, isFolded, here],
  );
  return (
    <nav
      key={name}
      aria-label={messages.docsNavigation}
      data-tree={name}
      data-prefix={prefix}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: treeHtml escapes every text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
