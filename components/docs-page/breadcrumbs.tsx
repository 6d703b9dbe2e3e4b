import type { Messages } from '@/lib/i18n';
import { siteHref } from '@/lib/paths';
import type { NavNode } from '@/lib/server/source';

/** Nodes from the top of the tree down to a page; empty when the page is not in the tree. */
function trailTo(nodes: NavNode[], href: string): NavNode[] {
  for (const node of nodes) {
    if (node.href === href) return [node];
    const below = trailTo(node.children ?? [], href);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Where the page is: its sections as links, itself as current page. */
export function Breadcrumbs({ tree, href, messages }: { tree: NavNode[]; href: string; messages: Messages }) {
  const trail = trailTo(tree, href);
  if (trail.length < 2) return null;
  // The list is flat: what a node inherits in the tree must be said at each.
  const languages = trail.map((_, index) => trail.slice(0, index + 1).findLast(({ lang }) => lang)?.lang);
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol className="row hint">
        {trail.map(({ title, href: own, children }, index) => {
          // A section without a page of its own, as in old versions, begins with its first one.
          const start = own ?? children?.find((child) => child.href)?.href;
          return (
            <li key={title} lang={languages[index]}>
              {start && index < trail.length - 1 ? (
                <a href={siteHref(start)}>{title}</a>
              ) : (
                <span aria-current="page">{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
