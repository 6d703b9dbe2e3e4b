'use client';

import { useId, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { siteHref } from '@/lib/paths';
import type { NavNode } from '@/lib/source/types';
import { Collapsible } from './collapsible';

function contains(node: NavNode, path: string): boolean {
  return node.href === path || (node.children?.some((child) => contains(child, path)) ?? false);
}

/** Link or folder of the tree. A folder on the way to the current page is unfolded whenever the page changes. */
function NavItem({ node, path }: { node: NavNode; path: string }) {
  const { messages } = useShell();
  const listId = useId();
  const active = contains(node, path);
  const [open, setOpen] = useState(active);
  const [seenPath, setSeenPath] = useState(path);
  if (seenPath !== path) {
    setSeenPath(path);
    if (active) setOpen(true);
  }
  const current = node.href === path ? ('page' as const) : undefined;
  const label = node.href ? (
    <a className="nav-link" href={siteHref(node.href)} aria-current={current}>
      {node.title}
    </a>
  ) : (
    <span className="nav-link nav-label">{node.title}</span>
  );
  if (!node.children?.length) return <li>{label}</li>;
  return (
    <li>
      <div className="nav-folder">
        {label}
        <button
          type="button"
          className="nav-fold"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={`${open ? messages.collapse : messages.expand} ${node.title}`}
          onClick={() => setOpen(!open)}
        />
      </div>
      <Collapsible id={listId} open={open}>
        <NavList nodes={node.children} path={path} />
      </Collapsible>
    </li>
  );
}

function NavList({ nodes, path }: { nodes: NavNode[]; path: string }) {
  return (
    <ul className="nav-list">
      {nodes.map((node) => (
        <NavItem key={node.title} node={node} path={path} />
      ))}
    </ul>
  );
}

/** The documentation tree; `path` is the site path of the current page. */
export function NavTree({ nodes, path }: { nodes: NavNode[]; path: string }) {
  return <NavList nodes={nodes} path={path} />;
}
