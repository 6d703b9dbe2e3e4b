'use client';

import { useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import type { NavNode } from '@/lib/build/source/types';
import { siteHref } from '@/lib/shared/paths';
import { sidebar } from '@/theme.config';

interface NavTreeProps {
  nodes: NavNode[];
  /** Site path of the current page. */
  path: string;
  /** Start of the element ids; two trees on one page need two. */
  prefix: string;
  /** Level of the entries, 1 for those at the top. */
  level?: number;
}

interface NavItemProps extends Omit<Required<NavTreeProps>, 'nodes'> {
  node: NavNode;
}

function contains(node: NavNode, path: string): boolean {
  return node.href === path || (node.children?.some((child) => contains(child, path)) ?? false);
}

/** Link or folder of the tree. A folder on the way to the current page begins unfolded; the rest is done by lib/browser/enhance/tree.ts. */
function NavItem({ node, path, prefix, level }: NavItemProps) {
  const { messages, locale } = useShell();
  const listId = `${prefix}-${node.title.toLowerCase().replace(/\W+/g, '-')}`;
  // Never changed later, so that what the listeners did to the element stays.
  const [open] = useState(() => level < sidebar.defaultMenuCollapseLevel || contains(node, path));
  // Pages below an entry without children, such as the operations, belong to it.
  const isBelow = !node.children?.length && path.startsWith(`${node.href}/`);
  const current = node.href === path ? 'page' : isBelow ? 'true' : undefined;
  const label = node.href ? (
    <a className="nav-link" href={siteHref(node.href)} aria-current={current}>
      {node.title}
    </a>
  ) : (
    <span className="nav-link nav-label">{node.title}</span>
  );
  if (!node.children?.length) return <li lang={node.lang}>{label}</li>;
  return (
    <li lang={node.lang}>
      <div className="nav-folder">
        {label}
        <button
          type="button"
          lang={node.lang && locale}
          className="nav-fold"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={`${messages.pagesBelow} ${node.title}`}
          data-instant=""
        />
      </div>
      <div id={listId} hidden={!open}>
        <NavList nodes={node.children} path={path} prefix={listId} level={level + 1} />
      </div>
    </li>
  );
}

function NavList({ nodes, path, prefix, level = 1 }: NavTreeProps) {
  return (
    <ul className="nav-list">
      {nodes.map((node) => (
        <NavItem key={node.title} node={node} path={path} prefix={prefix} level={level} />
      ))}
    </ul>
  );
}

/** The documentation tree. */
export function NavTree(props: NavTreeProps) {
  return <NavList {...props} />;
}
