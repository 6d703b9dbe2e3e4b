'use client';

import { useEffect, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { rememberOpen, wasOpen } from '@/lib/browser/tree-state';
import type { NavNode } from '@/lib/build/source/types';
import { siteHref } from '@/lib/shared/paths';
import { Collapsible } from './collapsible';

interface NavTreeProps {
  nodes: NavNode[];
  /** Site path of the current page. */
  path: string;
  /** Start of the element ids; two trees on one page need two. */
  prefix: string;
}

function contains(node: NavNode, path: string): boolean {
  return node.href === path || (node.children?.some((child) => contains(child, path)) ?? false);
}

/** Link or folder of the tree. A folder on the way to the current page is unfolded whenever the page changes. */
function NavItem({ node, path, prefix }: { node: NavNode; path: string; prefix: string }) {
  const { messages, locale } = useShell();
  const listId = `${prefix}-${node.title.toLowerCase().replace(/\W+/g, '-')}`;
  const active = contains(node, path);
  const [open, setOpen] = useState(active);
  const [seenPath, setSeenPath] = useState(path);
  if (seenPath !== path) {
    setSeenPath(path);
    if (active) setOpen(true);
  }
  // The built page knows nothing of what the reader opened before; a folder on the way to the page stays open.
  useEffect(() => {
    if (wasOpen(listId)) setOpen(true);
  }, [listId]);
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
          onClick={() => {
            setOpen(!open);
            rememberOpen(listId, !open);
          }}
        />
      </div>
      <Collapsible id={listId} open={open}>
        <NavList nodes={node.children} path={path} prefix={listId} />
      </Collapsible>
    </li>
  );
}

function NavList({ nodes, path, prefix }: NavTreeProps) {
  return (
    <ul className="nav-list">
      {nodes.map((node) => (
        <NavItem key={node.title} node={node} path={path} prefix={prefix} />
      ))}
    </ul>
  );
}

/** The documentation tree. */
export function NavTree(props: NavTreeProps) {
  return <NavList {...props} />;
}
