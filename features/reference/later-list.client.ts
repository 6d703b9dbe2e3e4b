import 'client-only';
import type { NavEntry } from '@/features/layout/nav-tree';
import { basePath, LATER_OPERATIONS, siteHref } from '@/shared/paths';

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** Creates the markup that features/layout/nav-tree.tsx renders for an entry of the list. */
function createEntry({ title, href, method, mark, words, children }: NavEntry): HTMLLIElement {
  if (children)
    return createElement(
      'li',
      'nav-folder',
      createElement(
        'details',
        '',
        createElement('summary', 'nav-link nav-group', title),
        createElement('ul', 'nav-list', ...children.map(createEntry)),
      ),
    );
  const link = createElement('a', 'nav-link');
  if (method) link.append(createElement('span', `method method-${method}`, method), ' ');
  link.append(title);
  if (mark) link.append(' ', createElement('span', 'fine', mark));
  if (href) link.href = siteHref(href);
  if (words) link.dataset.words = words;
  return createElement('li', '', link);
}

/**
 * Loads the operations of later releases into their folder, which only their own pages have in the HTML. If
 * that fails, the link of the folder still leads to the page with all of them.
 * @returns whether the list has changed
 */
export async function loadLater(list: HTMLElement): Promise<boolean> {
  const folder = list.querySelector('li[data-only="later"]');
  if (!folder || folder.querySelector('details')) return false;
  const response = await fetch(basePath + LATER_OPERATIONS).catch(() => undefined);
  const groups: NavEntry[] = response?.ok ? await response.json().catch(() => []) : [];
  if (groups.length === 0 || folder.querySelector('details')) return false;
  const link = folder.querySelector('a');
  const summary = createElement('summary', 'nav-fold');
  summary.ariaLabel = link?.textContent ?? '';
  const details = createElement(
    'details',
    '',
    summary,
    createElement('ul', 'nav-list', ...groups.map(createEntry)),
  );
  details.open = true;
  folder.className = 'nav-folder';
  folder.append(details);
  return true;
}
